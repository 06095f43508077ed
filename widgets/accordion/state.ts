import { range } from '#rules/numbers/range';

/** The phase of an item: at rest, or in motion. */
export type Phase = 'closed' | 'opening' | 'open' | 'closing';

/** Events of an accordion, each for the item of this index. */
export type AccordionAction =
  /** A visitor pressed the item's trigger. */
  | { type: 'toggle'; index: number }
  /** The item's motion has ended. */
  | { type: 'rest'; index: number }
  /** A link or a search leads into the item: it is open at once. */
  | { type: 'reveal'; index: number };

/** Returns the phases at the start: all closed, but for the first where it starts open. */
export const firstPhases = (count: number, firstOpen: boolean): readonly Phase[] =>
  range(count).map((index) => (firstOpen && index === 0 ? 'open' : 'closed'));

/** Tells whether an item counts as open: it also does while it opens. */
export const isOpen = (phase: Phase | undefined) => phase === 'open' || phase === 'opening';

/**
 * Applies an event to the phases. A press on an item in motion is ignored. Where only one item may
 * be open, opening it closes the other in the same 250 ms.
 */
export function reduceAccordion(
  phases: readonly Phase[],
  { type, index }: AccordionAction,
  allowMultiple: boolean,
): readonly Phase[] {
  const phase = phases[index];
  const to = (next: Phase) =>
    phases.map((other, at) =>
      at === index ? next : !allowMultiple && isOpen(next) && isOpen(other) ? 'closing' : other,
    );
  if (type === 'reveal') return phase === 'open' ? phases : to('open');
  switch (phase) {
    case 'closed':
      return type === 'toggle' ? to('opening') : phases;
    case 'open':
      return type === 'toggle' ? to('closing') : phases;
    case 'opening':
      return type === 'rest' ? to('open') : phases;
    case 'closing':
      return type === 'rest' ? to('closed') : phases;
    default:
      return phases;
  }
}
