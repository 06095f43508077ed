import type { Scope } from '#engine/scope';
import type { FrameEmbed } from './embed';

/**
 * A frame that the page's policy forbids may load an error page of the browser's first: so long the news
 * of that may take, in milliseconds.
 */
const NEWS_MS = 100;

/**
 * Puts a frame into a box. Resolves when its page is here; rejects where the page's policy forbids it. Of
 * a page that does not answer nobody tells: that is for whoever waits.
 */
export function bringFrame(
  { listen, after }: Scope,
  box: HTMLElement,
  { address, width, height }: FrameEmbed,
  title: string,
): Promise<void> {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.allow = 'encrypted-media; fullscreen';
  frame.className = 'skerry-embed-frame';
  if (width && height) frame.style.aspectRatio = `${width} / ${height}`;
  else if (height) Object.assign(frame.style, { aspectRatio: 'auto', blockSize: `${height}px` });
  const { origin } = new URL(address);
  return new Promise((resolve, reject) => {
    listen(frame, { load: () => after(NEWS_MS, resolve) });
    listen(document, {
      securitypolicyviolation({ effectiveDirective, blockedURI }) {
        const isFrame = /^(frame|child|default)-src$/.test(effectiveDirective);
        if (isFrame && blockedURI.startsWith(origin)) {
          reject(new Error(`the page's policy allows no frame of ${origin}`));
        }
      },
    });
    frame.src = address;
    box.append(frame);
  });
}
