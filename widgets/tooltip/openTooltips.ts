import type { Cancel } from '#engine/clock';
import type { Point } from '#page/geometry/point';
import type { Trigger } from './createTooltips';
import { OFFSET } from './placeTooltip';

/** The tooltips in the page, to be found by place. */
export interface OpenTooltips {
  add(tooltip: Element, trigger: Trigger): Cancel;
  /** Returns the trigger of the tooltip that holds an element. */
  at(target: Element | null): Trigger | undefined;
  /** Returns the trigger of the tooltip at a place of the window, or with only its gap between. */
  near(place: Point): Trigger | undefined;
}

export function createOpenTooltips(): OpenTooltips {
  const open = new Map<Element, Trigger>();
  const find = (isIt: (tooltip: Element) => boolean) => {
    for (const [tooltip, trigger] of open) if (isIt(tooltip)) return trigger;
    return undefined;
  };
  return {
    add(tooltip, trigger) {
      open.set(tooltip, trigger);
      return () => open.delete(tooltip);
    },
    at: (target) => find((tooltip) => tooltip.contains(target)),
    near: ({ x, y }) =>
      find((tooltip) => {
        const { left, top, right, bottom } = tooltip.getBoundingClientRect();
        return Math.max(left - x, x - right, top - y, y - bottom) <= OFFSET;
      }),
  };
}
