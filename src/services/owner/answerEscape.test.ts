import { expect, it, vi } from 'vitest';
import { answerEscape } from './answerEscape';

const press = (init: KeyboardEventInit = {}, target: Element = document.body) => {
  const event = new KeyboardEvent('keydown', { key: 'Escape', ...init });
  Object.defineProperty(event, 'target', { value: target });
  return event;
};

const actions = () => ({ open: vi.fn(), logout: vi.fn() });

it('opens the configuration, and with Shift logs out', () => {
  const { open, logout } = actions();
  expect(answerEscape(press(), { open, logout })).toBe(true);
  expect([open, logout].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  expect(answerEscape(press({ shiftKey: true }), { open, logout })).toBe(true);
  expect([open, logout].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

it('opens nothing where the site does not want it, but logs out', () => {
  const { logout } = actions();
  expect(answerEscape(press(), { open: undefined, logout })).toBe(false);
  expect(answerEscape(press({ shiftKey: true }), { open: undefined, logout })).toBe(true);
});

it('leaves Shift and Escape alone in the backend, where nobody is logged out', () => {
  const { open } = actions();
  expect(answerEscape(press({ shiftKey: true }), { open, logout: undefined })).toBe(false);
  expect(answerEscape(press(), { open, logout: undefined })).toBe(true);
});

it.each(['input', 'textarea', 'select'])('leaves Escape to who types into %s', (name) => {
  const { open, logout } = actions();
  expect(answerEscape(press({}, document.createElement(name)), { open, logout })).toBe(false);
  expect(open).not.toHaveBeenCalled();
});

it.each(['altKey', 'ctrlKey', 'metaKey'])('leaves Escape with %s to the browser', (key) => {
  expect(answerEscape(press({ [key]: true }), actions())).toBe(false);
});
