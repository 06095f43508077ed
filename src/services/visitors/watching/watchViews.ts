import type { Cancel } from '#engine/clock';
import type { Scope } from '#engine/scope';

/** The times that the visitor comes to see this page. */
export interface Views {
  /**
   * Calls `view` once for each: at once for one that nobody has counted yet, also where it began
   * while nobody counted; until cancelled. One counts at a time.
   */
  count(view: () => void): Cancel;
  /** Whether one was counted. */
  hasCounted(): boolean;
}

/**
 * Knows the views of this page: one now, and one whenever it comes back from the back/forward cache.
 * It keeps who was counted, so that consent that is taken back and given again counts no view twice.
 *
 * @param mayCount Asked just before each: a page that comes back may not know yet that the visitor
 *   has refused on another one.
 */
export function watchViews({ listen }: Pick<Scope, 'listen'>, mayCount: () => boolean): Views {
  let isUncounted = true;
  let hasCounted = false;
  let counting: (() => void) | undefined;
  const countIt = () => {
    if (!isUncounted || !counting || !mayCount()) return;
    isUncounted = false;
    hasCounted = true;
    counting();
  };
  const begin = () => {
    isUncounted = true;
    countIt();
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) begin();
  };
  listen(window, { pageshow: onShow }, true);
  return {
    count(view) {
      counting = view;
      countIt();
      return () => {
        if (counting === view) counting = undefined;
      };
    },
    hasCounted: () => hasCounted,
  };
}
