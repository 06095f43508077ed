import type { Cancel } from '#engine/clock';
import type { Runtime } from '#engine/runtime';
import type { Scope } from '#engine/scope';

/** How often the texts are renewed, in milliseconds. */
const REFRESH_MS = 5000;

/** The one timer for all times of the page. */
export interface Ticker {
  /**
   * Calls `renew` every 5 s, and at once when the page is seen again, until cancelled. While the
   * page is hidden, and while nobody watches, no timer runs.
   */
  watch(renew: () => void): Cancel;
}

/** Creates the ticker of a page. */
export function createTicker(runtime: Pick<Runtime, 'scope'>): Ticker {
  const renewals = new Set<() => void>();
  /** Holds the timer and the listener while anybody watches. */
  let watching: Scope | undefined;
  let cancelTick: Cancel | undefined;

  const wait = () => {
    if (!document.hidden) cancelTick = watching?.after(REFRESH_MS, tick);
  };
  const tick = () => {
    cancelTick?.();
    // A text that is at its end leaves while it is renewed.
    for (const renew of [...renewals]) renew();
    wait();
  };
  const onVisibility = () => (document.hidden ? cancelTick?.() : tick());

  return {
    watch(renew) {
      renewals.add(renew);
      if (!watching) {
        watching = runtime.scope();
        watching.listen(document, { visibilitychange: onVisibility });
        wait();
      }
      return () => {
        if (!renewals.delete(renew) || renewals.size) return;
        watching?.destroy();
        watching = undefined;
      };
    },
  };
}
