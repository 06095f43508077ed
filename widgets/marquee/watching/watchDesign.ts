import type { Cancel } from '#engine/clock';
import type { Scope } from '#engine/scope';
import type { MarqueeNodes } from '../drawing/marqueeNodes';

/** How long after the last change of its design a marquee is drawn anew, in milliseconds. */
const REDRAW_MS = 1000;

/**
 * Calls `onChange` 1,000 ms after the last change of a marquee's design, which the owner's editor
 * writes: the style or class of the block, its settings, or a text.
 */
export function watchDesign(
  nodes: MarqueeNodes,
  scope: Pick<Scope, 'begin'>,
  onChange: () => void,
): Cancel {
  const watching = scope.begin();
  let cancelWait: Cancel | undefined;
  const observer = new MutationObserver(() => {
    cancelWait?.();
    cancelWait = watching.after(REDRAW_MS, onChange);
  });
  for (const element of [nodes.node, nodes.root]) {
    observer.observe(element, { attributeFilter: ['style', 'class', 'data-block-json'] });
  }
  for (const source of nodes.sources) {
    observer.observe(source, { childList: true, characterData: true, subtree: true });
  }
  watching.own(() => observer.disconnect());
  return watching.destroy;
}
