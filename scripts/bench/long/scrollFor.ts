import type { Page } from '@playwright/test';

/** 1 down, -1 up. */
export type Direction = 1 | -1;

/** What a visitor felt who scrolled through a page. */
export interface ScrollFigures {
  /** Frames that were not shown in time, of so many; a frame is in time within 25 ms of the one before. */
  dropped: number;
  frames: number;
  /** The longest wait for a frame, in ms. */
  longestFrame: number;
  /** The longest task, in ms; 0 where none took over 50. */
  longestTask: number;
  /** Where it went in the end. */
  direction: Direction;
}

/** As a thumb that flings again and again, in CSS px a second. */
const SPEED = 3000;

/**
 * Scrolls through the page for `ms` milliseconds, and turns at each end of it.
 *
 * @param direction Where it goes at first.
 */
export const scrollFor = (page: Page, ms: number, direction: Direction): Promise<ScrollFigures> =>
  page.evaluate(
    ([ms, speed, direction]) =>
      new Promise<ScrollFigures>((resolve) => {
        const figures = { dropped: 0, frames: 0, longestFrame: 0, longestTask: 0, direction };
        const tasks = new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries())
            figures.longestTask = Math.max(figures.longestTask, duration);
        });
        tasks.observe({ type: 'longtask' });
        const start = performance.now();
        let last = start;
        const step = (now: number) => {
          const took = now - last;
          last = now;
          figures.frames += 1;
          if (took > 25) figures.dropped += Math.round(took / (1000 / 60)) - 1;
          figures.longestFrame = Math.max(figures.longestFrame, took);
          // A page that was busy goes on from where it is: nobody flings farther for that.
          const by = (figures.direction * speed * Math.min(took, 50)) / 1000;
          const before = scrollY;
          scrollBy({ top: by, behavior: 'instant' });
          if (scrollY === before && Math.abs(by) > 1) figures.direction = by > 0 ? -1 : 1;
          if (now - start < ms) {
            requestAnimationFrame(step);
          } else {
            tasks.disconnect();
            resolve(figures);
          }
        };
        requestAnimationFrame(step);
      }),
    [ms, SPEED, direction] as const,
  );
