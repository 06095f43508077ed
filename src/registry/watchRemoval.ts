import type { Cancel, Clock } from '../clock';

/** A node that is moved is out of the document for a moment: it keeps its island. */
const FRAME_MS = 17;

/**
 * Calls `sweep` a frame after something that `matters` left the document.
 *
 * @param matters Whether the removed element is or holds a node that somebody must let go.
 */
export function watchRemoval(
  clock: Clock,
  matters: (removed: Element) => boolean,
  sweep: () => void,
): Cancel {
  let cancel: Cancel | undefined;
  const observer = new MutationObserver((records) => {
    if (cancel) return;
    const removed = records.some((record) =>
      [...record.removedNodes].some((node) => node instanceof Element && matters(node)),
    );
    if (!removed) return;
    cancel = clock.after(FRAME_MS, () => {
      cancel = undefined;
      sweep();
    });
  });
  observer.observe(document, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    cancel?.();
  };
}
