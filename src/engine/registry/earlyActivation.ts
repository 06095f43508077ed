import type { Cancel } from '../clock';
import type { Scope } from '../scope';
import { type Activation, holdActivation } from './heldActivation';
import type { Placement } from './placement';

/** The time for which the pointer rests on a block before its code is loaded, in milliseconds. */
export const HOVER_MS = 65;

/**
 * Watches for visitors who don't wait for code. A press, a focus or a resting pointer on a waiting
 * block starts it at once. Holds one unmodified activation of each element that the initializer's
 * `replay` selects, and replays it when the block is live or has failed.
 *
 * @param start Starts a placement that still waits, before all others.
 * @param startAsked Starts what the page's address asks for. Called when that changes.
 */
export function watchEarlyActivation(
  scope: Scope,
  placements: ReadonlyMap<Element, readonly Placement[]>,
  start: (placement: Placement) => void,
  startAsked: () => void,
): void {
  /** The placements of the nodes on an event's way, the innermost first. */
  const onWayOf = (event: Event) =>
    event.composedPath().flatMap((node) => placements.get(node as Element) ?? []);
  const onTouch = (event: Event) => onWayOf(event).forEach(start);

  let cancelHover: Cancel | undefined;
  const onHover = (event: Event) => {
    cancelHover?.();
    // Later, the event has no way any more.
    const waiting = onWayOf(event);
    cancelHover = scope.after(HOVER_MS, () => waiting.forEach(start));
  };

  const onActivation = (event: Activation) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.defaultPrevented) return;
    const isSubmit = event.type === 'submit';
    for (const placement of onWayOf(event)) {
      const { replay } = placement.initializer;
      const element = replay && document.head.closest.call(event.target as Element, replay);
      // A form is activated by its submission only, not by every click inside it.
      if (!element || element instanceof HTMLFormElement !== isSubmit) continue;
      if (placement._isOver || placement._isTooLate) continue;
      if (!placement.node.contains(element)) continue;
      holdActivation(placement, element, event);
      start(placement);
      return;
    }
  };

  scope.listen(
    window,
    {
      pointerdown: onTouch,
      focusin: onTouch,
      pointerover: onHover,
      click: onActivation,
      submit: onActivation,
      hashchange: startAsked,
      // From lazy code: as a press, of which no other script hears.
      'skerry:start': onTouch,
    },
    true,
  );
}
