import { describe, expect, it } from 'vitest';
import type { DialogOptions } from '../../src/services/dialogs';
import { dialogs } from '../../src/strings/dialogs';
import { settleOptions } from './settings';

const settle = (options: DialogOptions = {}) =>
  settleOptions({ title: 'Sure?', ...options }, 'own', dialogs);

function contentWith(html: string): HTMLElement {
  const content = document.createElement('div');
  content.innerHTML = html;
  return content;
}

it('has the figures of the specification', () => {
  expect(settle()).toMatchObject({ width: 350, padding: 20, hideAfterTime: null, id: 'own' });
});

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
