import type { Cancel } from '../clock';

/** What counts as in view. */
export interface ViewOptions {
  /** How far outside the viewport a node already counts, in CSS. Default: `0px`. */
  margin?: string;
  /** The parts of a node, from 0 to 1, at which there is a reading. Default: 0, which any contact is. */
  thresholds?: readonly number[];
}

/** Tells of nodes when they come into view and leave it: `runtime.visibility`. */
export interface Visibility {
  /**
   * Calls `tell` with the first reading and with later ones, until cancelled. The same reading may be
   * told again.
   */
  watch(node: Element, tell: TellView, options?: ViewOptions): Cancel;
}

/**
 * Hears whether a node is in view.
 *
 * @param reading How much of it is.
 */
export type TellView = (isVisible: boolean, reading: IntersectionObserverEntry) => void;

/** Creates one observer, and the `watch` of all nodes of its margin and thresholds. */
function createView(
  rootMargin: string,
  thresholds: readonly number[],
): (node: Element, tell: TellView) => Cancel {
  const tells = new Map<Element, Set<TellView>>();
  const observer = new IntersectionObserver(
    (readings) => {
      for (const reading of readings) {
        for (const tell of tells.get(reading.target) ?? []) tell(reading.isIntersecting, reading);
      }
    },
    { rootMargin, threshold: thresholds as number[] },
  );
  return (node, tell) => {
    const all = tells.get(node) ?? new Set();
    tells.set(node, all.add(tell));
    // Told anew where somebody watches it already: nobody waits for a first reading in vain.
    observer.unobserve(node);
    observer.observe(node);
    return () => {
      if (!all.delete(tell) || all.size) return;
      tells.delete(node);
      observer.unobserve(node);
    };
  };
}

/**
 * Creates the one visibility of a page. All who ask for the same margin and thresholds share an
 * observer: an observer a node makes 1,000 nodes five to seven times slower. A browser that has none
 * gets one before the page comes to life.
 */
export function createVisibility(): Visibility {
  const views = new Map<string, ReturnType<typeof createView>>();
  return {
    watch(node, tell, { margin = '0px', thresholds = [0] } = {}) {
      const key = margin + thresholds;
      const view = views.get(key) ?? createView(margin, thresholds);
      views.set(key, view);
      return view(node, tell);
    },
  };
}
