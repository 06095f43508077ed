import { afterEach, expect, it, vi } from 'vitest';
import type { Warn } from '#engine/scope';
import { readLogout } from './read';

afterEach(() => document.body.replaceChildren());

function read(html: string, json?: object) {
  document.body.innerHTML = html;
  const node = document.body.firstElementChild;
  if (!(node instanceof HTMLElement)) throw new Error('No node');
  const warn = vi.fn<Warn>();
  const model = readLogout({ node, block: { id: 'a', json }, warn });
  return { model, warned: warn.mock.calls.map(([field]) => field) };
}

it('takes a form, or what is around it', () => {
  for (const html of [
    '<form><button>Out</button></form>',
    '<p><form><button>Out</button></form>',
  ]) {
    const { model } = read(html.replace('<p>', '<div>'), { cloneCart: 'true' });
    expect(model).toMatchObject({ cloneCart: true, successRedirect: '' });
    expect(model?.button?.textContent).toBe('Out');
  }
});

it('finds the button of a form whose field is called querySelector', () => {
  const { model } = read('<form><input name="querySelector"><button>Out</button></form>');
  expect(model?.button?.textContent).toBe('Out');
});

it('refuses what has no form, and warns of a wrong option', () => {
  expect(read('<div></div>')).toEqual({ model: null, warned: ['form'] });
  expect(read('<form></form>', { cloneCart: 1 }).warned).toEqual(['cloneCart']);
});
