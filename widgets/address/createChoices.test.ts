import { expect, it } from 'vitest';
import { createChoices } from './createChoices';

const place = (id: string) => ({ id, label: id, line: id });

it('begins with none, and goes around', () => {
  const choices = createChoices();
  choices.set(['a', 'b', 'c'].map(place));
  expect([choices.index, choices.active]).toEqual([-1, undefined]);
  const seen = [];
  for (const by of [1, 1, 1, 1, -1, -1] as const) {
    choices.move(by);
    seen.push(choices.active?.id);
  }
  expect(seen).toEqual(['a', 'b', 'c', 'a', 'c', 'b']);
});

it('goes up from none to the last, and forgets with new ones', () => {
  const choices = createChoices();
  choices.move(1);
  expect(choices.index).toBe(-1);
  choices.set(['a', 'b'].map(place));
  choices.move(-1);
  expect(choices.active?.id).toBe('b');
  choices.set([place('c')]);
  expect(choices.index).toBe(-1);
});
