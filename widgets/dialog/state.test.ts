import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns } from '#fixtures/harness/propertyRuns';
import type { DialogState } from './service';
import { type DialogAction, reduceDialog } from './state';

const run = (...actions: DialogAction[]) => actions.reduce(reduceDialog, 'hidden' as DialogState);

it.each<[DialogAction[], DialogState]>([
  [['show'], 'shown'],
  [['hide'], 'hidden'],
  [['ended'], 'hidden'],
  [['show', 'ended'], 'shown'],
  [['show', 'hide'], 'hiding'],
  [['show', 'hide', 'hide'], 'hiding'],
  [['show', 'hide', 'ended'], 'hidden'],
  [['show', 'hide', 'show'], 'shown'],
  [['show', 'hide', 'show', 'ended'], 'shown'],
  [['show', 'destroy'], 'destroyed'],
])('%j leads to %s', (actions, state) => {
  expect(run(...actions)).toBe(state);
});

it('stays destroyed, whatever happens', () => {
  const actions = fc.array(fc.constantFrom<DialogAction>('show', 'hide', 'ended', 'destroy'));
  fc.assert(
    fc.property(actions, actions, (before, after) => {
      expect(run(...before, 'destroy', ...after)).toBe('destroyed');
    }),
    propertyRuns,
  );
});
