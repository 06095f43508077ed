import type { Cancel, Clock } from '../../src/clock';
import type { MarqueeParts } from './parts';

/** A marquee is drawn anew this long after the last change of its design, in milliseconds. */
const REDRAW_MS = 1000;

/**
 * Calls `changed` 1000 ms after the last change of a marquee's design: the style or class of the
 * block, its settings, or a text (the owner's editor writes them).
 */
export function watchDesign(parts: MarqueeParts, clock: Clock, changed: () => void): Cancel {
  let cancelWait: Cancel | undefined;
  const observer = new MutationObserver(() => {
    cancelWait?.();
    cancelWait = clock.after(REDRAW_MS, changed);
  });
  for (const element of [parts.node, parts.root]) {
    observer.observe(element, { attributeFilter: ['style', 'class', 'data-block-json'] });
  }
  for (const source of parts.sources) {
    observer.observe(source, { childList: true, characterData: true, subtree: true });
  }
  return () => {
    observer.disconnect();
    cancelWait?.();
  };
}
