import type { Cancel } from '#engine/clock';
import type { Runtime } from '#engine/runtime';
import type { Point } from '#page/geometry/point';
import { createTooltips, type Trigger } from './createTooltips';
import { createOpenTooltips } from './openTooltips';

/** Knows where the pointer is. */
export interface PointerWatch {
  /** Watches for the pointer on a trigger's node, where it may be already. */
  addTrigger(node: Element, trigger: Trigger): Cancel;
  /**
   * The pointer may go to this tooltip, and over the gap before it, as if it were on the trigger.
   */
  addTooltip(tooltip: Element, trigger: Trigger): Cancel;
  /** Returns its last place in the window; undefined while it is not known. */
  place(): Point | undefined;
}

const elementOf = ({ target }: Event) => (target instanceof Element ? target : null);

/**
 * Whether `:hover` tells of a mouse before the first event was seen. A finger leaves it behind on
 * what it tapped: where there are fingers, it counts only if something hovers as well, and
 * not after a press just now.
 */
const isMouse = () =>
  !matchMedia('(any-pointer: coarse)').matches ||
  !(matchMedia('(any-hover: none)').matches || navigator.userActivation?.isActive);

/**
 * Tells the tooltips of a page what a mouse or a hovering pen does. A finger does not hover: it
 * opens nothing, and what the mouse has opened closes when the finger comes. One for a page.
 */
export function watchPointer(runtime: Runtime): PointerWatch {
  const tooltips = runtime.part(createTooltips);
  const triggers = new Map<Element, Trigger>();
  const open = createOpenTooltips();
  let place: Point | undefined;
  /** The trigger's node that the pointer is on, mounted or not, and since when. */
  let came: { node: Element; since: number } | undefined;
  let seen = false;

  const leave = () => {
    came = undefined;
    tooltips.dispatch({ type: 'unpoint' });
  };

  const onMove = (event: PointerEvent) => {
    seen = true;
    if (event.pointerType === 'touch') return leave();
    const { clientX: x, clientY: y } = event;
    place = { x, y };
    const target = elementOf(event);
    const held = open.at(target);
    const node = held ? null : target?.closest('[data-tooltip]');
    if (!node) came = undefined;
    else if (node !== came?.node) came = { node, since: runtime.clock.now() };
    const trigger = held ?? (node && triggers.get(node)) ?? open.near({ x, y });
    if (trigger) tooltips.point(trigger, came?.since ?? 0);
    else tooltips.dispatch({ type: 'unpoint' });
  };

  // Out of the window, or a finger that is lifted.
  const onOut = ({ relatedTarget, pointerType }: PointerEvent) => {
    if (!relatedTarget || pointerType === 'touch') leave();
  };

  // Also the press that opens a context menu, by whatever means.
  const onPress = (event: Event) => {
    if (event instanceof PointerEvent && event.pointerType === 'touch') leave();
    const target = elementOf(event);
    if (open.at(target)) return;
    for (const [node, trigger] of triggers) {
      if (node.contains(target)) tooltips.dispatch({ type: 'press', trigger });
    }
  };

  runtime.scope().listen(
    document,
    {
      pointerover: onMove,
      pointermove: onMove,
      pointerout: onOut,
      pointerdown: onPress,
      contextmenu: onPress,
    },
    { capture: true, passive: true },
  );

  return {
    addTrigger(node, trigger) {
      triggers.set(node, trigger);
      // Without a doctype `:hover` alone is for links.
      const isFirst = !seen && node.matches('[data-tooltip]:hover') && isMouse();
      if (isFirst && !node.querySelector('[data-tooltip]:hover')) {
        came = { node, since: runtime.clock.now() };
      }
      if (came?.node === node) tooltips.point(trigger, came.since);
      return () => {
        triggers.delete(node);
        tooltips.dispatch({ type: 'remove', trigger });
      };
    },
    addTooltip: open.add,
    place: () => place,
  };
}
