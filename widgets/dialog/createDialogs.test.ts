import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import { createDialogs } from './createDialogs';
import type { DialogOptions } from './service';

/** Ends the motion of a dialog that hides. */
let endMotion: () => void;
let report: MockInstance;
let service: ReturnType<typeof createDialogs>;

const rendered = () => Promise.resolve().then(() => Promise.resolve());

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.stubGlobal('CSS', { supports: () => true });
  const finished = new Promise<void>((resolve) => {
    endMotion = resolve;
  });
  const motion = { finished };
  Object.assign(HTMLElement.prototype, { getAnimations: () => [motion] });
  report = vi.fn();
  service = createDialogs(Object.assign(createTestRuntime(), { report }));
  document.body.innerHTML = '<main><button id="opener">x</button></main>';
  document.getElementById('opener')?.focus();
});
afterEach(() => {
  service.destroy();
  Reflect.deleteProperty(HTMLElement.prototype, 'getAnimations');
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const panel = () => document.querySelector<HTMLElement>('.skerry-dialog');
const focused = () => document.activeElement?.id || document.activeElement?.textContent;
const press = (text: string) =>
  [...document.querySelectorAll<HTMLElement>('.skerry-dialog button')]
    .find((button) => button.textContent === text)
    ?.click();
const pressEscape = () =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
  );

/** Asks, and tells what was answered. */
async function ask(options: DialogOptions = {}) {
  const answered = vi.fn();
  const asked = service.confirm({ title: 'Sure?', message: 'All will be lost.', ...options });
  void asked.then(answered);
  await rendered();
  return answered;
}

describe('a confirmation', () => {
  it.each<[string, DialogOptions, () => void, string]>([
    ['Confirm', {}, () => press('Confirm'), 'confirm'],
    ['Cancel', {}, () => press('Cancel'), 'cancel'],
    ['Reject', { style: 'confirm-or-reject' }, () => press('Reject'), 'reject'],
    ['Escape', { style: 'confirm-or-reject' }, pressEscape, 'cancel'],
    [
      'the closing button',
      { closeButton: true },
      () => document.querySelector<HTMLElement>('[aria-label="Close"]')?.click(),
      'cancel',
    ],
    ['the end of its time', { hideAfterTime: 3000 }, () => vi.advanceTimersByTime(3000), 'cancel'],
  ])('%s answers it, once', async (_name, options, act, answer) => {
    const answered = await ask(options);
    act();
    await rendered();
    act();
    pressEscape();
    service.destroy();
    await rendered();
    expect(answered.mock.calls).toEqual([[answer]]);
  });

  it('gives the focus back before it answers', async () => {
    const asked = service.confirm({ title: 'Sure?', message: 'All will be lost.' });
    await rendered();
    expect(focused()).toBe('Cancel');
    const focusThen = asked.then(focused);
    press('Confirm');
    expect(await focusThen).toBe('opener');
  });

  it('is gone when its motion has ended', async () => {
    await ask();
    press('Confirm');
    await rendered();
    expect(panel()?.parentElement?.className).toContain('skerry-dialog-hiding');
    endMotion();
    await vi.waitFor(() => expect(panel()).toBeNull());
    expect(document.body.children).toHaveLength(1);
  });

  it('is gone after 600 ms, whatever its motion does', async () => {
    await ask();
    press('Confirm');
    vi.advanceTimersByTime(599);
    await rendered();
    expect(panel()).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(panel()).toBeNull();
    expect(document.body.children).toHaveLength(1);
  });

  it('tells what stands in it as text', async () => {
    await ask({ title: '<b>Sure?</b>', message: '<img src=x>' });
    expect(panel()?.querySelector('b, img')).toBeNull();
    expect(panel()?.textContent).toContain('<b>Sure?</b><img src=x>');
  });

  it('is refused without a title', async () => {
    await expect(service.confirm({ message: 'x' })).rejects.toThrow('A dialog needs a title');
    expect(document.body.children).toHaveLength(1);
  });
});

it('says the page’s own words', async () => {
  const script = document.head.appendChild(document.createElement('script'));
  script.type = 'application/json';
  script.dataset.skerryStrings = '';
  script.textContent = '{"dialogs": {"cancel": "Abbrechen"}}';
  service.destroy();
  service = createDialogs(createTestRuntime());
  await ask();
  script.remove();
  expect(focused()).toBe('Abbrechen');
});

it('an alert has one button, OK, and resolves when it closes', async () => {
  const closed = vi.fn();
  void service.alert({ title: 'Lost', message: 'The boat has left.' }).then(closed);
  await rendered();
  expect(panel()?.getAttribute('role')).toBe('alertdialog');
  expect([...document.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
    'x',
    'OK',
  ]);
  press('OK');
  await rendered();
  expect(closed.mock.calls).toEqual([[undefined]]);
});

describe('an information', () => {
  const region = () => document.querySelector('[role="status"], [role="alert"]');

  it('is put into a live region that is there before it, and takes no focus', async () => {
    void service.inform({ message: 'Saved' });
    expect(region()?.getAttribute('role')).toBe('status');
    expect(region()?.textContent).toBe('');
    vi.advanceTimersByTime(100);
    await rendered();
    expect(region()?.textContent).toBe('Saved');
    expect(focused()).toBe('opener');
    expect(document.querySelector('[inert], [aria-modal]')).toBeNull();
  });

  it('hides after 2000 ms, and Escape is left alone from then on', async () => {
    const hidden = vi.fn();
    void service.inform({ message: 'Saved', urgent: true }).then(hidden);
    vi.advanceTimersByTime(100);
    await rendered();
    expect(region()?.getAttribute('role')).toBe('alert');
    vi.advanceTimersByTime(1999);
    await rendered();
    expect(hidden).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    await rendered();
    expect(hidden).toHaveBeenCalledOnce();
    expect(pressEscape()).toBe(true);
    vi.advanceTimersByTime(600);
    expect(region()).toBeNull();
  });

  it('stays while the pointer or the focus is on it', async () => {
    const content = document.createElement('div');
    content.innerHTML = '<button id="undo">Undo</button>';
    const hidden = vi.fn();
    void service.inform({ message: 'Deleted', content }).then(hidden);
    vi.advanceTimersByTime(100);
    await rendered();
    document.getElementById('undo')?.focus();
    vi.advanceTimersByTime(60_000);
    document.getElementById('opener')?.focus();
    vi.advanceTimersByTime(1999);
    await rendered();
    expect(hidden).not.toHaveBeenCalled();
    document.getElementById('undo')?.focus();
    pressEscape();
    await rendered();
    expect(hidden).toHaveBeenCalledOnce();
    expect(focused()).toBe('opener');
  });

  it('stays until it is closed, if it has no time', async () => {
    const hidden = vi.fn();
    void service.inform({ message: 'Saved', hideAfterTime: null }).then(hidden);
    vi.advanceTimersByTime(600_000);
    await rendered();
    expect(hidden).not.toHaveBeenCalled();
    pressEscape();
    await rendered();
    expect(hidden).toHaveBeenCalledOnce();
  });
});

describe('a dialog that is kept', () => {
  const options: DialogOptions = { title: 'Sure?', message: 'All will be lost.', id: 'kept' };

  it('is in the page while it is hidden, and shown as often as it is asked for', async () => {
    const dialog = service.create(options);
    expect(dialog.state).toBe('hidden');
    expect(document.getElementById('kept')?.parentElement?.hidden).toBe(true);
    for (const answer of ['confirm', 'cancel'] as const) {
      const asked = dialog.show();
      await rendered();
      expect(dialog.state).toBe('shown');
      expect(document.getElementById('kept')?.parentElement?.hidden).toBe(false);
      press(answer === 'confirm' ? 'Confirm' : 'Cancel');
      expect(dialog.state).toBe('hiding');
      expect(await asked).toBe(answer);
      vi.advanceTimersByTime(600);
      expect(dialog.state).toBe('hidden');
    }
    dialog.destroy();
    expect(dialog.state).toBe('destroyed');
    expect(document.body.children).toHaveLength(1);
    await expect(dialog.show()).rejects.toThrow('destroyed');
  });

  it('has one answer for all who show it', async () => {
    const dialog = service.create(options);
    const both = Promise.all([dialog.show(), dialog.show()]);
    await rendered();
    press('Confirm');
    expect(await both).toEqual(['confirm', 'confirm']);
  });

  it('can be hidden before it is drawn', async () => {
    const dialog = service.create(options);
    const asked = dialog.show();
    dialog.hide();
    expect(await asked).toBe('cancel');
    await rendered();
    expect(document.querySelector('[inert]')).toBeNull();
    expect(focused()).toBe('opener');
  });

  it('can be shown again while it hides', async () => {
    const dialog = service.create(options);
    void dialog.show();
    await rendered();
    dialog.hide();
    await rendered();
    void dialog.show();
    await rendered();
    vi.advanceTimersByTime(600);
    endMotion();
    await rendered();
    expect(dialog.state).toBe('shown');
    expect(focused()).toBe('Cancel');
  });

  it('gives way to another, which gets its opener', async () => {
    const first = service.create({ ...options, id: 'first' });
    const replaced = first.show();
    await rendered();
    const second = service.create({ ...options, id: 'second' });
    const asked = second.show({ replaces: first });
    await rendered();
    expect(await replaced).toBe('cancel');
    expect(document.activeElement?.closest('[role]')?.id).toBe('second');
    second.hide();
    await asked;
    expect(focused()).toBe('opener');
  });
});

it('the focus goes to the fallback when the opener is gone', async () => {
  const fallback = document.body.appendChild(document.createElement('button'));
  fallback.id = 'fallback';
  const asked = service.confirm({ title: 'Delete?', message: 'For good.' }, { fallback });
  await rendered();
  document.getElementById('opener')?.remove();
  press('Confirm');
  await asked;
  expect(focused()).toBe('fallback');
});

it('a dialog that can not be drawn is reported, cancelled and gone', async () => {
  const position = () => {
    throw new Error('nowhere');
  };
  const answered = await ask({ position });
  await vi.waitFor(() => expect(answered.mock.calls).toEqual([['cancel']]));
  expect(report).toHaveBeenCalledOnce();
  expect(document.body.children).toHaveLength(1);
  expect(document.querySelector('[inert]')).toBeNull();
});

it('everything is gone when Skerry stops, and answered', async () => {
  const answered = await ask();
  void service.inform({ message: 'Saved' });
  service.create({ title: 'Kept' });
  service.destroy();
  await rendered();
  expect(answered.mock.calls).toEqual([['cancel']]);
  expect(document.body.children).toHaveLength(1);
  expect(document.querySelector('[inert]')).toBeNull();
  expect(document.documentElement.hasAttribute('style')).toBe(false);
});
