import type { Cancel } from '../../src/clock';
import type { Runtime } from '../../src/runtime';

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

/** One observer, one debounce and one listener for all texts of the page. */
export function createFitWatch({ clock }: Runtime): FitWatch {
  const texts = new Set<() => void>();
  const watched = new Map<Element, { size: string; refits: Set<() => void> }>();
  const due = new Set<() => void>();
  let cancelDue: Cancel | undefined;

  const fitDue = () => {
    const now = [...due];
    due.clear();
    for (const refit of now) refit();
  };
  const fitAll = () => {
    for (const refit of texts) refit();
  };
  const observer = new ResizeObserver((entries) => {
    let resized = false;
    for (const { target } of entries) {
      const box = watched.get(target);
      const size = sizeOf(target);
      // An observer starts with the size that is known already.
      if (!box || box.size === size) continue;
      box.size = size;
      resized = true;
      for (const refit of box.refits) due.add(refit);
    }
    if (!resized) return;
    cancelDue?.();
    cancelDue = clock.after(RESIZE_DEBOUNCE_MS, fitDue);
  });

  return {
    watch(boxes, refit) {
      if (!texts.size) document.fonts.addEventListener('loadingdone', fitAll);
      texts.add(refit);
      for (const box of boxes) {
        const known = watched.get(box) ?? { size: sizeOf(box), refits: new Set() };
        known.refits.add(refit);
        watched.set(box, known);
        observer.observe(box);
      }
      return () => {
        texts.delete(refit);
        due.delete(refit);
        for (const box of boxes) {
          const refits = watched.get(box)?.refits;
          refits?.delete(refit);
          if (refits?.size) continue;
          watched.delete(box);
          observer.unobserve(box);
        }
        if (texts.size) return;
        cancelDue?.();
        document.fonts.removeEventListener('loadingdone', fitAll);
      };
    },
  };
}
