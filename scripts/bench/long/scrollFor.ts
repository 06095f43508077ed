import type { Page } from '@playwright/test';

/** What a visitor felt who scrolled through a page. */
export interface ScrollFigures {
  /** Frames that were not shown in time, of so many; a frame is in time within 25 ms of the one before. */
  dropped: number;
  frames: number;
  /** The longest wait for a frame, in ms. */
  longestFrame: number;
  /** The longest task, in ms; 0 where none took over 50. */
  longestTask: number;
}

/** As a thumb that flings again and again, in CSS px a second. */
const SPEED = 3000;

/** Scrolls through the page for so long, down to its end and up again. */
export const scrollFor = (page: Page, ms: number): Promise<ScrollFigures> =>
  page.evaluate(
    ([ms, speed]) =>
      new Promise<ScrollFigures>((resolve) => {
        const figures = { dropped: 0, frames: 0, longestFrame: 0, longestTask: 0 };
        const tasks = new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries())
            figures.longestTask = Math.max(figures.longestTask, duration);
        });
        tasks.observe({ type: 'longtask' });
        const start = performance.now();
        let last = start;
        let direction = 1;
        const step = (now: number) => {
          const took = now - last;
          last = now;
          figures.frames += 1;
          if (took > 25) figures.dropped += Math.round(took / (1000 / 60)) - 1;
          figures.longestFrame = Math.max(figures.longestFrame, took);
          const before = scrollY;
          scrollBy({ top: (direction * speed * Math.min(took, 50)) / 1000, behavior: 'instant' });
          if (scrollY === before && took > 1) direction = -direction;
          if (now - start < ms) {
            requestAnimationFrame(step);
          } else {
            tasks.disconnect();
            resolve(figures);
          }
        };
        requestAnimationFrame(step);
      }),
    [ms, SPEED] as const,
  );
