const FOCUSABLE =
  ':is(a[href], area[href], button, input:not([type="hidden"]), select, textarea, summary, iframe, [contenteditable], [tabindex]):not(:disabled, [tabindex^="-"])';

/** Content without text. */
const PICTURE = 'img, svg, picture, video, audio, canvas, object, hr';

const NOT_SHOWN = 'script, style, template, noscript, [hidden]';

/** Tells whether a panel's first content can be focused: the panel itself then need not be. */
export function startsFocusable(panel: HTMLElement): boolean {
  const walker = document.createTreeWalker(
    panel,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    (node) =>
      node instanceof Element && node.matches(NOT_SHOWN)
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
  );
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element) {
      if (node.matches(FOCUSABLE)) return true;
      if (node.matches(PICTURE)) return false;
    } else if (node.textContent?.trim()) {
      return false;
    }
  }
  return false;
}
