import { afterEach, expect, it, vi } from 'vitest';
import type { Warn } from '#engine/scope';
import { findLoginInputs } from './findLoginInputs';
import { readLogin } from './read';

afterEach(() => document.body.replaceChildren());

function read(fields: string, json?: object) {
  document.body.innerHTML = `<div data-block="login"><form>${fields}<button>Go</button></form></div>`;
  const node = document.querySelector<HTMLElement>('div');
  if (!node) throw new Error('No node');
  const warn = vi.fn<Warn>();
  const model = readLogin({ node, block: { id: 'a', json }, warn });
  return { model, warned: warn.mock.calls.map(([field]) => field) };
}

const FIELDS = '<input type="email" name="who"><input type="password" name="p">';

it('takes address and password by their types, and the rest as any form', () => {
  const { model, warned } = read(FIELDS, { successRedirect: '/members', stay: true });
  expect(model).toMatchObject({ redirect: '/members', stay: true, isPlatforms: false });
  expect(warned).toEqual([]);
});

it('finds an address that is a name, and a checkbox of any server', () => {
  const { model } = read(
    `<input name="login" autocomplete="section-a username"><input type="password">
     <input type="checkbox" name="remember_me" checked>`,
  );
  if (!model) throw new Error('Refused');
  const { email, password, rememberMe } = findLoginInputs(model.form);
  expect([email?.name, password?.type, rememberMe?.checked]).toEqual(['login', 'password', true]);
});

it.each([
  ['<input type="password">', 'email'],
  ['<input type="email">', 'password'],
])('refuses a form with %s alone', (fields, field) => {
  expect(read(fields)).toEqual({ model: null, warned: [field] });
});

it('warns of an option that is wrong', () => {
  const { model, warned } = read(FIELDS, { stay: 'perhaps' });
  expect([model?.stay, warned]).toEqual([false, ['stay']]);
});
