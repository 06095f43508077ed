import { type Attribution, attributionOf } from './attributionOf';

/** How one image of the page loaded. */
export interface ImageLoad extends Attribution {
  /** As drawn and as it is, in CSS px and pixels. */
  drawnWidth: number;
  naturalWidth: number;
  /** From asking to having it, in whole milliseconds. */
  duration: number;
  /** In bytes; 0 from a cache, or of a host that does not say. */
  transferSize: number;
}

/** The slowest tell enough. */
const MOST_IMAGES = 20;

/** The images of the page that the browser has loaded, the slowest ones first, at most 20. */
export function readImages(): ImageLoad[] {
  const loads = new Map(
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map((entry) => [entry.name, entry]),
  );
  return [...document.querySelectorAll('img')]
    .flatMap((image) => {
      const load = loads.get(image.currentSrc);
      if (!load) return [];
      return [
        {
          ...attributionOf(image),
          drawnWidth: Math.round(image.clientWidth),
          naturalWidth: image.naturalWidth,
          duration: Math.round(load.duration),
          transferSize: load.transferSize,
        },
      ];
    })
    .sort((a, b) => b.duration - a.duration)
    .slice(0, MOST_IMAGES);
}
