import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AccordionAction, firstPhases, type Phase, reduceAccordion } from './state';

const isOpen = (phase: Phase) => phase === 'open' || phase === 'opening';
const moves = (phase: Phase) => phase === 'opening' || phase === 'closing';

const actions = fc.array(
  fc.record({
    type: fc.constantFrom<AccordionAction['type']>('toggle', 'rest', 'reveal'),
    index: fc.nat({ max: 5 }),
  }),
  { maxLength: 60 },
);

/** Every state that these actions lead through, the first one included. */
const run = (count: number, firstOpen: boolean, allowMultiple: boolean, all: AccordionAction[]) => {
  const states = [firstPhases(count, firstOpen)];
  for (const action of all) {
    states.push(reduceAccordion(states.at(-1) ?? [], action, allowMultiple));
  }
  return states;
};

describe('an accordion', () => {
  it.each<[firstOpen: boolean, Phase[]]>([
    [true, ['open', 'closed', 'closed']],
    [false, ['closed', 'closed', 'closed']],
  ])('starts with its first item open: %s', (firstOpen, phases) => {
    expect(firstPhases(3, firstOpen)).toEqual(phases);
  });

  it.each<[Phase, AccordionAction['type'], Phase]>([
    ['closed', 'toggle', 'opening'],
    ['opening', 'rest', 'open'],
    ['open', 'toggle', 'closing'],
    ['closing', 'rest', 'closed'],
    ['closed', 'reveal', 'open'],
    ['opening', 'reveal', 'open'],
    ['closing', 'reveal', 'open'],
  ])('takes an item that is %s by a %s to %s', (before, type, after) => {
    expect(reduceAccordion([before], { type, index: 0 }, false)).toEqual([after]);
  });

  it.each<[Phase, AccordionAction['type']]>([
    ['opening', 'toggle'],
    ['closing', 'toggle'],
    ['open', 'reveal'],
    ['open', 'rest'],
    ['closed', 'rest'],
  ])('leaves an item that is %s alone at a %s', (phase, type) => {
    const phases: readonly Phase[] = [phase];
    expect(reduceAccordion(phases, { type, index: 0 }, false)).toBe(phases);
  });

  it('closes the open item when another one opens, unless several may be open', () => {
    const press: AccordionAction = { type: 'toggle', index: 2 };
    const phases: Phase[] = ['open', 'closed', 'closed'];
    expect(reduceAccordion(phases, press, false)).toEqual(['closing', 'closed', 'opening']);
    expect(reduceAccordion(phases, press, true)).toEqual(['open', 'closed', 'opening']);
  });

  it('opens another item while one still moves', () => {
    expect(
      reduceAccordion(['opening', 'closed', 'closing'], { type: 'toggle', index: 1 }, false),
    ).toEqual(['closing', 'opening', 'closing']);
  });

  it('never has two items open where it may not', () => {
    fc.assert(
      fc.property(fc.nat({ max: 6 }), fc.boolean(), actions, (count, firstOpen, all) =>
        run(count, firstOpen, false, all).every((phases) => phases.filter(isOpen).length <= 1),
      ),
    );
  });

  it('changes only the item that is meant, where several may be open', () => {
    fc.assert(
      fc.property(fc.nat({ max: 6 }), fc.boolean(), actions, (count, firstOpen, all) => {
        const states = run(count, firstOpen, true, all);
        return all.every(({ index }, step) =>
          (states[step + 1] ?? []).every(
            (phase, at) => at === index || phase === states[step]?.[at],
          ),
        );
      }),
    );
  });

  it('keeps its items, and comes to rest when all motions have ended', () => {
    fc.assert(
      fc.property(fc.nat({ max: 6 }), fc.boolean(), actions, (count, allowMultiple, all) => {
        const settled = firstPhases(count, false).map(
          (_, index): AccordionAction => ({ type: 'rest', index }),
        );
        const last = run(count, false, allowMultiple, [...all, ...settled]).at(-1) ?? [];
        return last.length === count && !last.some(moves);
      }),
    );
  });
});
