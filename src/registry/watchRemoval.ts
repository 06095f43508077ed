import type { Cancel, Clock } from '../clock';

/** A node that is moved is out of the document for a moment: it keeps its island. */
const FRAME_MS = 17;

/** Calls `sweep` a frame after anything left the document. */
export function watchRemoval(clock: Clock, sweep: () => void): Cancel {
  let cancel: Cancel | undefined;
  const observer = new MutationObserver((records) => {
    if (!records.some(({ removedNodes }) => removedNodes.length)) return;
    cancel ??= clock.after(FRAME_MS, () => {
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
