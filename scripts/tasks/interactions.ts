import type { Page } from '@playwright/test';

/** One press as the browser tells of it: Event Timing, in milliseconds, to the next 8. */
export interface Interaction {
  /** The type of the event that took longest. */
  type: string;
  /** From the press to the next frame. */
  duration: number;
  /** Of that: until listeners run, and in listeners. */
  wait: number;
  work: number;
}

declare global {
  interface Window {
    interactions: Interaction[];
  }
}

/** Lets a page keep its interactions, and go nowhere when a link or a form is pressed. Call before it is opened. */
export const keepInteractions = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.interactions = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        const { name, duration, startTime, processingStart, processingEnd } = entry;
        if (!entry.interactionId) continue;
        window.interactions.push({
          type: name,
          duration,
          wait: processingStart - startTime,
          work: processingEnd - processingStart,
        });
      }
    });
    // Sixteen milliseconds are the least that browsers tell of.
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    for (const type of ['click', 'submit']) {
      addEventListener(type, (event) => {
        const isLink = event.target instanceof Element && event.target.closest('a[href]');
        if (type === 'submit' || isLink) event.preventDefault();
      });
    }
  });

/** Returns the interactions since the last call. */
export const takeInteractions = (page: Page): Promise<Interaction[]> =>
  page.evaluate(() => window.interactions.splice(0));
