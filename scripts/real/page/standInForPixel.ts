declare global {
  interface Window {
    fbq?: () => void;
  }
}

/**
 * An owner's post-submit HTML may report to a pixel, whose own script was stripped. Returns what says
 * whether it has by now; of HTML that does not, it always has.
 */
export function standInForPixel(node: HTMLElement): () => boolean {
  const place = node.querySelector<HTMLElement>('[data-submission-html]');
  let hasReported = !/\bfbq\(/.test(place?.dataset.submissionHtml ?? '');
  if (!hasReported) {
    window.fbq = () => {
      hasReported = true;
    };
  }
  return () => hasReported;
}
