import { nameOf } from '../../../real/page/layoutShifts';

interface LargestPaint extends PerformanceEntry {
  element: Element | null;
}

/** When a visitor saw something, in milliseconds since the page was asked for. */
export interface Paints {
  /** The largest paint but for the pictures that only Skerry fetches; 0 for none. */
  largest: number;
  /** What that was. */
  element: string;
  /** The largest paint, if it is such a picture. */
  picture: number | undefined;
}

/** A picture without an address of its own: without Skerry nobody ever sees it. */
const isFetched = (element: Element | null) =>
  element instanceof HTMLImageElement && element.dataset.src !== undefined;

/** When the page was asked for: before it, the browser has had to do with its window. */
function askedFor(): number {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming ? entry.requestStart : 0;
}

/** Watches paints; what it returns says what was seen so far. */
export function watchPaints(): () => Paints {
  const paints: Paints = { largest: 0, element: '', picture: undefined };
  new PerformanceObserver((list) => {
    for (const { element, startTime } of list.getEntries() as LargestPaint[]) {
      const time = startTime - askedFor();
      if (isFetched(element)) {
        paints.picture = time;
        continue;
      }
      paints.largest = time;
      paints.element = nameOf(element);
      paints.picture = undefined;
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  return () => paints;
}
