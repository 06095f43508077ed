import type { Scope } from '#engine/scope';
import { prefersReducedMotion } from '#page/motion/reducedMotion';

/** The row of items: each is as wide as the window, and the row is moved past it. */
export interface Row {
  /** Puts a slot into view at once. */
  place(slot: number): void;
  /** Moves a slot into view, from wherever the row is. */
  move(slot: number): void;
  /** Follows a finger: CSS px to the right of the slot in view. */
  drag(slot: number, offset: number): void;
}

/**
 * Creates the row. Its motion ends with the scope.
 *
 * @param seconds How long one item takes to give way to another.
 * @param onRest Called when the row has come to rest; also where it took no time.
 */
export function createRow(
  scope: Scope,
  element: HTMLElement,
  seconds: number,
  isRtl: boolean,
  onRest: () => void,
): Row {
  const sign = isRtl ? -1 : 1;
  let motion: Animation | undefined;

  const shownAt = (slot: number, offset = 0) =>
    `translateX(calc(${-sign * slot * 100}% + ${offset}px))`;
  const stop = () => {
    motion?.cancel();
    motion = undefined;
  };
  scope.own(stop);

  return {
    place(slot) {
      stop();
      element.style.transform = shownAt(slot);
    },
    move(slot) {
      const from = getComputedStyle(element).transform;
      stop();
      element.style.transform = shownAt(slot);
      if (!seconds || prefersReducedMotion()) return onRest();
      const own = element.animate([{ transform: from }, { transform: shownAt(slot) }], {
        duration: seconds * 1000,
        easing: 'cubic-bezier(0.2, 0, 0, 1)',
      });
      motion = own;
      own.onfinish = () => {
        if (motion !== own) return;
        stop();
        onRest();
      };
    },
    drag(slot, offset) {
      stop();
      element.style.transform = shownAt(slot, offset);
    },
  };
}
