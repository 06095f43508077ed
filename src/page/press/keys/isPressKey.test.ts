import { expect, it } from 'vitest';
import { isPressKey } from './isPressKey';

const press = (init: KeyboardEventInit) => isPressKey(new KeyboardEvent('keydown', init));

it.each([{ key: 'Enter' }, { key: ' ' }])('%j presses', (init) => {
  expect(press(init)).toBe(true);
});

it.each([
  { key: 'a' },
  { key: 'Enter', ctrlKey: true },
  { key: 'Enter', isComposing: true },
  { key: 'Enter', keyCode: 229 },
])('%j does not', (init) => {
  expect(press(init)).toBe(false);
});
