import { describe, expect, it, vi } from 'vitest';
import { dialogs } from '#texts/widgets/dialogs';
import type { DialogOptions } from './service';
import { readOptions } from './settings';

const settle = (options: DialogOptions = {}) =>
  readOptions({ title: 'Sure?', ...options }, 'own', dialogs);

function contentWith(html: string): HTMLElement {
  const content = document.createElement('div');
  content.innerHTML = html;
  return content;
}

it('has the figures of the specification', () => {
  expect(settle()).toMatchObject({ width: 350, padding: 20, hideAfterTime: null, id: 'own' });
});

it.each([
  [500, 500],
  [0, 0],
  [2 ** 31, null],
  [1e308, null],
  [Number.POSITIVE_INFINITY, null],
  [Number.NaN, null],
  [null, null],
])(
  'one that is to hide after %s ms does so after %s: a browser can’t wait longer',
  (ms, expected) => {
    expect(settle({ hideAfterTime: ms }).hideAfterTime).toBe(expected);
  },
);

it.each<[DialogOptions, string[]]>([
  [{}, ['cancel: Cancel', 'confirm: Confirm']],
  [{ style: 'confirm-or-cancel' }, ['cancel: Cancel', 'confirm: Confirm']],
  [{ style: 'confirm-or-reject' }, ['reject: Reject', 'confirm: Confirm']],
  [{ style: 'confirm-only' }, ['confirm: Confirm']],
  [{ style: 'no-buttons' }, []],
  [{ cancelText: 'Keep', confirmText: 'Delete' }, ['cancel: Keep', 'confirm: Delete']],
  [{ style: 'confirm-or-reject', rejectText: 'No' }, ['reject: No', 'confirm: Confirm']],
])('the safest button comes first: %j', (options, buttons) => {
  expect(settle(options).buttons.map(({ answer, text }) => `${answer}: ${text}`)).toEqual(buttons);
});

it.each<[number: NonNullable<DialogOptions['style']>, name: NonNullable<DialogOptions['style']>]>([
  [1, 'confirm-or-reject'],
  [2, 'confirm-or-cancel'],
  [3, 'confirm-only'],
  [4, 'no-buttons'],
])('the style %d is %s', (style, name) => {
  expect(settle({ style })).toEqual(settle({ style: name }));
});

it.each([0, 5, 1.5, 'yes-or-no', null])(
  'an unknown style is the default, and said: %s',
  (style) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const options = { style } as DialogOptions;
    expect(settle(options)).toEqual(settle());
    expect(warn.mock.calls.flat()).toEqual([
      `Skerry: dialog: style: ${style} is unknown, confirm-or-cancel is used`,
    ]);
    warn.mockRestore();
  },
);

describe('without buttons', () => {
  it.each<[title: string, DialogOptions, modal: boolean, role: string]>([
    ['it passes', { message: 'Saved' }, false, 'status'],
    ['it passes, urgent', { message: 'Lost', urgent: true }, false, 'alert'],
    ['it may be closed', { message: 'Saved', closeButton: true }, true, 'alertdialog'],
    ['it holds no button', { content: contentWith('<a href="#x">x</a>') }, false, 'status'],
    [
      'it holds a button that closes it',
      { content: contentWith('<button data-skerry-answer="cancel">x</button>') },
      true,
      'dialog',
    ],
  ])('%s', (_title, options, modal, role) => {
    expect(settle({ style: 'no-buttons', ...options })).toMatchObject({ modal, role });
  });

  it('only what passes may be without a title', () => {
    expect(settle({ style: 'no-buttons', title: '' }).title).toBe('');
    expect(() => settle({ title: ' ' })).toThrow('A dialog needs a title');
    expect(() => settle({ style: 'no-buttons', title: '', closeButton: true })).toThrow(/title/);
  });
});

it('is an alertdialog where a message is all', () => {
  expect(settle({ message: 'All will be lost.' }).role).toBe('alertdialog');
  expect(settle().role).toBe('dialog');
  expect(settle({ message: 'A form', content: contentWith('<input>') }).role).toBe('dialog');
});

it('names the button that closes it', () => {
  expect(settle().closeText).toBeUndefined();
  expect(settle({ closeButton: true }).closeText).toBe('Close');
  expect(settle({ closeButton: true, closeText: 'Later' }).closeText).toBe('Later');
});
