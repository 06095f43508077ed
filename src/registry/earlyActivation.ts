import { asksForItem } from '../asksForItem';
import type { Cancel, Clock } from '../clock';
import { hashTarget } from '../hashTarget';
import { listenAll } from '../listenAll';
import type { Placement } from './placement';

/** How long the pointer rests on a block before its code is asked for, in milliseconds. */
const HOVER_MS = 65;

/** How long an early activation is held, in milliseconds; then the default action runs. */
const HOLD_MS = 10_000;

/** Lets go of what was held, so that it runs for real: by the widget or by the browser. */
export function replayHeld(placement: Placement): void {
  const { held } = placement;
  delete placement.held;
  for (const [, replay] of held ?? []) replay();
}

/** What has no parent element, the document or the window, is around nothing. */
type TargetedEvent = Event & { readonly target: Element };

/** Watches for visitors who don't wait. */
export interface EarlyActivation {
  /**
   * Starts what the page's address asks for: the blocks around the element that it points at, and
   * all that show items where it names one.
   */
  startAsked(): void;
  stop(): void;
}

/**
 * Visitors don't wait for code. A press, a focus or a resting pointer on a waiting block starts
 * it at once, and so does an address that points into it, or names an item that it may show. One
 * unmodified activation of each element that the initializer's `replay` names is held and replayed
 * when the block has settled.
 *
 * @param start Starts a placement that still waits, ahead of all others.
 */
export function watchEarlyActivation(
  clock: Clock,
  placements: ReadonlyMap<Element, readonly Placement[]>,
  start: (placement: Placement) => void,
): EarlyActivation {
  const around = (node: Element | null) => {
    const found: Placement[] = [];
    // A field of a form may be called `parentElement`.
    const way = document.createTreeWalker(document);
    if (node) way.currentNode = node;
    for (let at: Node | null = node; at; at = way.parentNode()) {
      found.push(...(placements.get(at as Element) ?? []));
    }
    return found;
  };
  const startAround = (node: Element | null) => around(node).forEach(start);

  const startAsked = () => {
    startAround(hashTarget());
    if (!asksForItem()) return;
    for (const taken of placements.values()) {
      for (const placement of taken) if (placement.takenBy.items) start(placement);
    }
  };

  const onTouch = ({ target }: TargetedEvent) => startAround(target);

  let cancelHover: Cancel | undefined;
  const onHover = ({ target }: TargetedEvent) => {
    cancelHover?.();
    cancelHover = clock.after(HOVER_MS, () => startAround(target));
  };

  const onActivation = (event: TargetedEvent & MouseEvent & SubmitEvent) => {
    const { target } = event;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.defaultPrevented) return;
    const isSubmit = event.type === 'submit';
    for (const placement of around(target)) {
      const { replay } = placement.takenBy;
      const element = replay && document.head.closest.call(target, replay);
      // A form is activated by its submission only, not by every click inside it.
      if (!element || element instanceof HTMLFormElement !== isSubmit) continue;
      if (!placement.isWaiting || placement.tooLate) continue;
      if (!placement.node.contains(element)) continue;
      event.preventDefault();
      event.stopImmediatePropagation();
      placement.held ??= new Map();
      placement.cancelHold ??= clock.after(HOLD_MS, () => {
        placement.tooLate = true;
        replayHeld(placement);
      });
      if (!placement.held.has(element)) {
        placement.held.set(element, () =>
          // Through the prototypes: a field named `submit` or `click` replaces the form's own.
          isSubmit
            ? HTMLFormElement.prototype.requestSubmit.call(element, event.submitter)
            : (element as HTMLElement).click(),
        );
      }
      start(placement);
      return;
    }
  };

  const stopListening = listenAll(
    {
      pointerdown: onTouch,
      focusin: onTouch,
      pointerover: onHover,
      click: onActivation,
      submit: onActivation,
      hashchange: startAsked,
    },
    true,
  );
  return {
    startAsked,
    stop() {
      cancelHover?.();
      stopListening();
    },
  };
}
