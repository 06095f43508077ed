import { expect, it } from 'vitest';
import { isPlainPress } from './isPlainPress';

const MODIFIERS = ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'];

it('takes a click with the main button, and a key', () => {
  expect(isPlainPress(new MouseEvent('click'))).toBe(true);
  expect(isPlainPress(new KeyboardEvent('keydown', { key: 'Enter' }))).toBe(true);
});

it.each(MODIFIERS)('leaves a press with %s alone', (modifier) => {
  expect(isPlainPress(new MouseEvent('click', { [modifier]: true }))).toBe(false);
  expect(isPlainPress(new KeyboardEvent('keydown', { key: 'Enter', [modifier]: true }))).toBe(
    false,
  );
});

it.each([1, 2])('leaves a press of button %i alone', (button) => {
  expect(isPlainPress(new MouseEvent('click', { button }))).toBe(false);
});

it('leaves a press alone that somebody has answered', () => {
  const click = new MouseEvent('click', { cancelable: true });
  click.preventDefault();
  expect(isPlainPress(click)).toBe(false);
});

it.each([{ isComposing: true }, { keyCode: 229 }])(
  'leaves a key of an input method: %j',
  (init) => {
    expect(isPlainPress(new KeyboardEvent('keydown', { key: 'Enter', ...init }))).toBe(false);
  },
);
