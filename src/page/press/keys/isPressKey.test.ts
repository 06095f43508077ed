import { expect, it } from 'vitest';
import { isPressKey } from './isPressKey';

const press = (init: KeyboardEventInit) => isPressKey(new KeyboardEvent('keydown', init));

it.each([{ key: 'Enter' }, { key: ' ' }, { keyCode: 13 }, { key: 'Unidentified', keyCode: 32 }])(
  '%j presses',
  (init) => {
    expect(press(init)).toBe(true);
  },
);

it.each([
  { key: 'a', keyCode: 13 },
  { key: 'Enter', ctrlKey: true },
  { key: 'Enter', isComposing: true },
  { keyCode: 229 },
])('%j does not', (init) => {
  expect(press(init)).toBe(false);
});
