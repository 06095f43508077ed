import { expect, it } from 'vitest';
import { pressesButton } from './pressesButton';

const press = (init: KeyboardEventInit) => pressesButton(new KeyboardEvent('keydown', init));

it.each([{ key: 'Enter' }, { key: ' ' }, { keyCode: 13 }, { key: 'Unidentified', keyCode: 32 }])(
  '%j presses',
  (init) => {
    expect(press(init)).toBe(true);
  },
);

it.each([
  { key: 'a', keyCode: 13 },
  { key: 'Enter', repeat: true },
  { key: 'Enter', ctrlKey: true },
  { key: 'Enter', isComposing: true },
  { keyCode: 229 },
])('%j does not', (init) => {
  expect(press(init)).toBe(false);
});
