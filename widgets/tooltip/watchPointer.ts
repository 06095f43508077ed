import type { Cancel } from '../../src/clock';
import type { Runtime } from '../../src/runtime';
import { createTooltips, type Trigger } from './createTooltips';
import { type Box, OFFSET } from './placeTooltip';

/** Where the pointer is. */
export interface PointerWatch {
  /** Watches for the pointer on a trigger's node, where it may be already. */
  addTrigger(node: Element, trigger: Trigger): Cancel;
  /** The pointer may go to this tooltip, and over the gap before it, as if it were on the trigger. */
  addTooltip(tooltip: Element, trigger: Trigger): Cancel;
  /** Its last place in the window, as a box without size; undefined while it is not known. */
  place(): Box | undefined;
  destroy(): void;
}

const elementOf = ({ target }: Event) => (target instanceof Element ? target : null);

/**
 * Whether `:hover` tells of a mouse before the first event was seen. A finger leaves it behind on
 * what it tapped (TIP-8): where there are fingers, it counts only if something hovers as well, and
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
  const open = new Map<Element, Trigger>();
  let place: { x: number; y: number } | undefined;
  /** The trigger's node that the pointer is on, mounted or not, and since when. */
  let came: { node: Element; since: number } | undefined;
  let seen = false;

  const openAt = (target: Element | null) => {
    for (const [tooltip, trigger] of open) if (tooltip.contains(target)) return trigger;
    return undefined;
  };
  const openNear = (x: number, y: number) => {
    for (const [tooltip, trigger] of open) {
      const { left, top, right, bottom } = tooltip.getBoundingClientRect();
      const across = Math.max(left - x, x - right);
      if (Math.max(across, top - y, y - bottom) <= OFFSET) return trigger;
    }
    return undefined;
  };

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
    const held = openAt(target);
    const node = held ? null : target?.closest('[data-tooltip]');
    if (!node) came = undefined;
    else if (node !== came?.node) came = { node, since: runtime.clock.now() };
    const trigger = held ?? (node && triggers.get(node)) ?? openNear(x, y);
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
    if (openAt(target)) return;
    for (const [node, trigger] of triggers) {
      if (node.contains(target)) tooltips.dispatch({ type: 'press', trigger });
    }
  };

  const listening = new AbortController();
  const options = { capture: true, passive: true, signal: listening.signal };
  document.addEventListener('pointerover', onMove, options);
  document.addEventListener('pointermove', onMove, options);
  document.addEventListener('pointerout', onOut, options);
  document.addEventListener('pointerdown', onPress, options);
  document.addEventListener('contextmenu', onPress, options);

  return {
    addTrigger(node, trigger) {
      triggers.set(node, trigger);
      const isFirst = !seen && node.matches(':hover') && isMouse();
      if (isFirst && !node.querySelector('[data-tooltip]:hover')) {
        came = { node, since: runtime.clock.now() };
      }
      if (came?.node === node) tooltips.point(trigger, came.since);
      return () => {
        triggers.delete(node);
        tooltips.dispatch({ type: 'remove', trigger });
      };
    },
    addTooltip(tooltip, trigger) {
      open.set(tooltip, trigger);
      return () => open.delete(tooltip);
    },
    place: () => place && { left: place.x, top: place.y, right: place.x, bottom: place.y },
    destroy: () => listening.abort(),
  };
}
