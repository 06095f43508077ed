import type { Cancel } from '#engine/clock';
import type { Runtime } from '#engine/runtime';
import type { Scope } from '#engine/scope';

/** How long a box must keep its size before texts are measured again, in milliseconds. */
const RESIZE_DEBOUNCE_MS = 100;

/** Tells of what may change whether a text fits, besides the text. */
export interface FitWatch {
  /**
   * Calls `refit` 100 ms after one of the boxes was resized for the last time, and as soon as fonts
   * have arrived, until cancelled.
   */
  watch(boxes: readonly Element[], refit: () => void): Cancel;
}

const sizeOf = ({ clientWidth, clientHeight }: Element) => `${clientWidth} ${clientHeight}`;

/** Creates the one observer, debounce and listener for all texts of the page. */
export function createFitWatch(runtime: Pick<Runtime, 'scope'>): FitWatch {
  const refits = new Set<() => void>();
  const watched = new Map<Element, { size: string; refits: Set<() => void> }>();
  const due = new Set<() => void>();
  /** Holds the debounce and the listener while there are texts. */
  let watching: Scope | undefined;
  let cancelDue: Cancel | undefined;

  const refitDue = () => {
    const now = [...due];
    due.clear();
    for (const refit of now) refit();
  };
  const refitAll = () => {
    for (const refit of refits) refit();
  };
  const observer = new ResizeObserver((entries) => {
    let isResized = false;
    for (const { target } of entries) {
      const box = watched.get(target);
      const size = sizeOf(target);
      // An observer starts with the size that is known already.
      if (!box || box.size === size) continue;
      box.size = size;
      isResized = true;
      for (const refit of box.refits) due.add(refit);
    }
    if (!isResized) return;
    cancelDue?.();
    cancelDue = watching?.after(RESIZE_DEBOUNCE_MS, refitDue);
  });
  const unwatchBox = (box: Element, refit: () => void) => {
    const known = watched.get(box)?.refits;
    known?.delete(refit);
    if (known?.size) return;
    watched.delete(box);
    observer.unobserve(box);
  };

  return {
    watch(boxes, refit) {
      watching ??= runtime.scope();
      if (!refits.size) watching.listen(document.fonts, { loadingdone: refitAll });
      refits.add(refit);
      for (const box of boxes) {
        const known = watched.get(box) ?? { size: sizeOf(box), refits: new Set() };
        known.refits.add(refit);
        watched.set(box, known);
        observer.observe(box);
      }
      return () => {
        refits.delete(refit);
        due.delete(refit);
        for (const box of boxes) unwatchBox(box, refit);
        if (refits.size) return;
        watching?.destroy();
        watching = undefined;
      };
    },
  };
}
