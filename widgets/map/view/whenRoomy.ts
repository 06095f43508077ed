import type { Scope } from '#engine/scope';
import { MIN_HEIGHT } from '../card/createCard';

/**
 * Resolves when a place is on the screen, not in a hidden tab, say: whether it is high enough for a
 * map.
 */
export const whenRoomy = (scope: Scope, place: HTMLElement): Promise<boolean> =>
  new Promise((resolve) => {
    const observer = new ResizeObserver(() => {
      const { clientWidth, clientHeight } = place;
      if (!clientWidth || !clientHeight) return;
      observer.disconnect();
      resolve(clientHeight >= MIN_HEIGHT);
    });
    observer.observe(place);
    scope.own(() => observer.disconnect());
  });
