import type { Placement } from './placement';

/** The time for which an activation is held, in milliseconds; then the default action runs. */
const HOLD_MS = 10_000;

/** A click or a submission. */
export type Activation = Event &
  Partial<Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>> & {
    submitter?: HTMLElement | null;
  };

/** Replays the held activations, so that the widget or the browser acts on them. */
export function replayHeld(placement: Placement): void {
  const { _held: held } = placement;
  placement._held = undefined;
  held?.forEach((replay) => {
    try {
      replay();
    } catch (error) {
      placement.scope().report(error);
    }
  });
}

/**
 * Holds a click or a submission until the block has settled, for at most 10 s: one of each element.
 */
export function holdActivation(placement: Placement, element: Element, event: Activation): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  if (!placement._held) {
    placement._held = new Map();
    placement.scope().after(HOLD_MS, () => {
      placement._isTooLate = true;
      replayHeld(placement);
    });
  }
  if (placement._held.has(element)) return;
  placement._held.set(element, () => {
    // Through the prototypes: a field named `submit` or `click` replaces the form's own.
    if (event.type !== 'submit') return HTMLElement.prototype.click.call(element);
    // By then the button may be gone, or another form's.
    const { submitter } = event as { submitter: HTMLButtonElement | null };
    const button = submitter?.form === element ? submitter : null;
    HTMLFormElement.prototype.requestSubmit.call(element, button);
  });
}
