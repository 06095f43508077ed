/** Where an item stands. */
export type Phase = 'closed' | 'opening' | 'open' | 'closing';

/** What happens to an accordion, each for the item of this index. */
export type AccordionAction =
  /** A visitor pressed the item's trigger. */
  | { type: 'toggle'; index: number }
  /** The item's motion has ended. */
  | { type: 'settle'; index: number }
  /** A link or a search leads into the item: it is open at once. */
  | { type: 'reveal'; index: number };

/** The first item starts open if the block says so. */
export const firstPhases = (count: number, firstOpen: boolean): readonly Phase[] =>
  Array.from({ length: count }, (_, index) => (firstOpen && index === 0 ? 'open' : 'closed'));

/** Whether an item counts as open: it also does while it opens. */
export const isOpen = (phase: Phase | undefined) => phase === 'open' || phase === 'opening';

/**
 * The rules of an accordion: a press on an item that moves is ignored; several items are open
 * only if the block allows it, so opening one closes the other in the same 250 ms.
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
      return type === 'settle' ? to('open') : phases;
    case 'closing':
      return type === 'settle' ? to('closed') : phases;
    default:
      return phases;
  }
}
