import type { Cancel } from '../clock';
import type { Scope } from '../scope';

/** The wait, in milliseconds: a node that is moved leaves for a moment, and keeps its island. */
const FRAME_MS = 17;

/** Markup that arrives inside such an element is found by itself. */
const WATCHED = '[data-skerry-watch]';

/**
 * Calls `sweep` a frame after anything left the document, and `scan` for each watched element in
 * which something arrived.
 */
export function watchChanges(
  { after, own }: Scope,
  sweep: () => void,
  scan: (root: ParentNode) => void,
): void {
  const changed = new Set<Element>();
  let wait: Cancel | undefined;
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes, removedNodes } of records) {
      const isWatched =
        addedNodes.length &&
        target instanceof Element &&
        document.head.closest.call(target, WATCHED);
      if (isWatched) changed.add(target);
      if (wait || !(isWatched || removedNodes.length)) continue;
      wait = after(FRAME_MS, () => {
        wait = undefined;
        sweep();
        changed.forEach(scan);
        changed.clear();
      });
    }
  });
  observer.observe(document, { childList: true, subtree: true });
  own(() => observer.disconnect());
}
