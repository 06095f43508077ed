import type { Scope } from '#engine/scope';
import { prefersReducedMotion } from '#page/motion/reducedMotion';
import { ZOOM_MS } from '../geometry/openMotion';

/** Moves and enlarges the open item. */
export interface ItemMotion {
  /** Gives it a transform (none: ''), by a motion of 300 ms where `isAnimated`. */
  transform(to: string, isAnimated: boolean): void;
  /** Goes to the end of its motion at once. */
  end(): void;
}

/** @param openItem Returns the open item's element, while it is in the page. */
export function createItemMotion(
  scope: Scope,
  openItem: () => HTMLElement | undefined,
): ItemMotion {
  let motion: Animation | undefined;
  const end = () => motion?.cancel();
  scope.own(end);
  return {
    end,
    transform(to, isAnimated) {
      const item = openItem();
      if (!item) return;
      const from = isAnimated && !prefersReducedMotion() && getComputedStyle(item).transform;
      end();
      item.style.transform = to;
      if (!from) return;
      motion = item.animate([{ transform: from }, { transform: to || 'none' }], {
        duration: ZOOM_MS,
        easing: 'ease-out',
      });
    },
  };
}
