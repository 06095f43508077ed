interface PressEntry extends PerformanceEntry {
  interactionId: number;
}

/** Presses that the browser answers faster are not told of, in milliseconds. */
const LEAST = 16;

/**
 * Watches how long the browser takes from a press to the next paint. What it returns gives the
 * longest since it was last asked, in milliseconds: 16 for all that is shorter.
 */
export function watchPresses(): () => number {
  let longest = LEAST;
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  const note = (entries: PerformanceEntry[]) => {
    for (const { interactionId, duration } of entries as PressEntry[]) {
      if (interactionId) longest = Math.max(longest, duration);
    }
  };
  observer.observe({ type: 'event', durationThreshold: LEAST } as PerformanceObserverInit);
  return () => {
    note(observer.takeRecords());
    const told = longest;
    longest = LEAST;
    return told;
  };
}
