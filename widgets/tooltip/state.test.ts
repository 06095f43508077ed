import { expect, it } from 'vitest';
import {
  firstState,
  isHeld,
  phaseOf,
  reduceTooltips,
  type TooltipsAction,
  type TooltipsState,
} from './state';

type Action = TooltipsAction<string>;

const after = (...actions: readonly Action[]) =>
  actions.reduce<TooltipsState<string>>(reduceTooltips, firstState);

const point = (trigger: string): Action => ({ type: 'point', trigger });
const focus = (trigger: string): Action => ({ type: 'focus', trigger });
const blur = (trigger: string): Action => ({ type: 'blur', trigger });
const press = (trigger: string): Action => ({ type: 'press', trigger });
const dismiss = (trigger: string): Action => ({ type: 'dismiss', trigger });
const remove = (trigger: string): Action => ({ type: 'remove', trigger });
const faded = (trigger: string): Action => ({ type: 'faded', trigger });
const unpoint: Action = { type: 'unpoint' };
const due: Action = { type: 'due' };
const lapse: Action = { type: 'lapse' };

/** What becomes of the tooltips of `a` and `b`. */
const rules: [rule: string, actions: Action[], a: string, b: string][] = [
  ['nothing happens', [], 'hidden', 'hidden'],
  ['the pointer has to wait', [point('a')], 'waiting', 'hidden'],
  ['it opens when the wait is over', [point('a'), due], 'shown', 'hidden'],
  ['a short hover shows nothing', [point('a'), unpoint, due], 'hidden', 'hidden'],
  ['the wait is that of the last trigger', [point('a'), point('b'), due], 'hidden', 'shown'],
  ['the focus need not wait', [focus('a')], 'shown', 'hidden'],
  ['not even during the wait of the pointer', [point('a'), focus('a'), due], 'shown', 'hidden'],
  ['it hides on blur', [focus('a'), blur('a')], 'hiding', 'hidden'],
  ['and is gone when it has faded', [focus('a'), blur('a'), faded('a')], 'hidden', 'hidden'],
  ['it stays while nothing is decided', [point('a'), due, unpoint], 'shown', 'hidden'],
  ['it hides when nothing holds it', [point('a'), due, unpoint, lapse], 'hiding', 'hidden'],
  ['it is held by the pointer', [point('a'), due, lapse], 'shown', 'hidden'],
  ['it is held by the focus', [point('a'), due, focus('a'), unpoint, lapse], 'shown', 'hidden'],
  ['blur leaves it to the pointer', [point('a'), due, focus('a'), blur('a')], 'shown', 'hidden'],
  [
    'the pointer comes back to it',
    [point('a'), due, unpoint, point('a'), lapse],
    'shown',
    'hidden',
  ],
  ['what fades is final', [focus('a'), blur('a'), point('a')], 'hiding', 'hidden'],
  ['it opens anew out of the fading', [focus('a'), blur('a'), point('a'), due], 'shown', 'hidden'],
  ['the focus turns the fading around', [focus('a'), blur('a'), focus('a')], 'shown', 'hidden'],
  ['the pointer crosses another one', [point('a'), due, point('b')], 'shown', 'waiting'],
  ['and stays there', [point('a'), due, point('b'), lapse], 'hiding', 'waiting'],
  [
    'or goes on to the tooltip',
    [point('a'), due, point('b'), point('a'), lapse],
    'shown',
    'hidden',
  ],
  ['one is open: the second by pointer', [point('a'), due, point('b'), due], 'hidden', 'shown'],
  ['one is open: the second by focus', [point('a'), due, focus('b')], 'hidden', 'shown'],
  [
    'the focus holds one until the other opens',
    [focus('a'), point('b'), lapse],
    'shown',
    'waiting',
  ],
  ['the other one opens', [focus('a'), point('b'), due], 'hidden', 'shown'],
  ['the blur of another changes nothing', [focus('b'), focus('a'), blur('b')], 'shown', 'hidden'],
  ['dismissed is hidden', [point('a'), due, dismiss('a')], 'hiding', 'hidden'],
  [
    'and stays so under the pointer',
    [point('a'), due, dismiss('a'), point('a'), due],
    'hiding',
    'hidden',
  ],
  [
    'until it comes anew',
    [point('a'), due, dismiss('a'), faded('a'), unpoint, point('a'), due],
    'shown',
    'hidden',
  ],
  ['dismissed while it waits', [point('a'), dismiss('a'), due], 'hidden', 'hidden'],
  ['a press ends the wait', [point('a'), press('a'), due], 'hidden', 'hidden'],
  ['a press hides what the pointer brought', [point('a'), due, press('a')], 'hiding', 'hidden'],
  ['but not what the focus holds', [focus('a'), point('a'), press('a')], 'shown', 'hidden'],
  ['a press on another changes nothing', [point('a'), due, press('b')], 'shown', 'hidden'],
  [
    'a trigger that is gone has none',
    [point('a'), due, focus('a'), remove('a')],
    'hidden',
    'hidden',
  ],
  ['nor does it wait', [point('a'), remove('a'), due], 'hidden', 'hidden'],
  ['another that is gone changes nothing', [focus('a'), remove('b')], 'shown', 'hidden'],
  [
    'a late end of a fading changes nothing',
    [focus('a'), blur('a'), focus('b'), faded('a')],
    'hidden',
    'shown',
  ],
];

it.each(rules)('%s', (_rule, actions, a, b) => {
  const state = after(...actions);
  expect([phaseOf(state, 'a'), phaseOf(state, 'b')]).toEqual([a, b]);
});

it('stands where it was opened, whatever comes later', () => {
  expect(after(point('a'), due, focus('a')).by).toBe('pointer');
  expect(after(focus('a'), point('a')).by).toBe('focus');
  expect(after(point('a'), due, dismiss('a'), focus('a')).by).toBe('focus');
});

it('is held by nobody once the pointer and the focus have left', () => {
  expect(isHeld(after(point('a'), due))).toBe(true);
  expect(isHeld(after(point('a'), due, unpoint))).toBe(false);
  expect(isHeld(after(point('a'), due, point('b')))).toBe(false);
  expect(isHeld(after(focus('a'), unpoint))).toBe(true);
});
