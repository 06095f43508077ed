import type { Cancel } from '../../src/clock';
import type { Runtime } from '../../src/runtime';

/** How often the texts are renewed, in milliseconds. */
const REFRESH_MS = 5000;

/** One timer for all times of the page. */
export interface Ticker {
  /**
   * Calls `renew` every 5 s, and at once when the page is seen again, until cancelled. While the
   * page is hidden, and while nobody watches, no timer runs.
   */
  watch(renew: () => void): Cancel;
}

export function createTicker({ clock }: Runtime): Ticker {
  const watched = new Set<() => void>();
  let cancelTick: Cancel | undefined;

  const stop = () => {
    cancelTick?.();
    cancelTick = undefined;
  };
  const wait = () => {
    if (watched.size && !document.hidden) cancelTick = clock.after(REFRESH_MS, tick);
  };
  const tick = () => {
    stop();
    // A text that is at its end leaves while it is renewed.
    for (const renew of [...watched]) renew();
    wait();
  };
  const onVisibility = () => (document.hidden ? stop() : tick());

  return {
    watch(renew) {
      if (!watched.size) document.addEventListener('visibilitychange', onVisibility);
      watched.add(renew);
      if (!cancelTick) wait();
      return () => {
        if (!watched.delete(renew) || watched.size) return;
        stop();
        document.removeEventListener('visibilitychange', onVisibility);
      };
    },
  };
}
