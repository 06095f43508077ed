import { afterEach, expect, it } from 'vitest';
import { loadStyles } from './loadStyles';

const link = () => document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');

afterEach(() => link()?.remove());

const load = (event: string, rules: number) => {
  const loading = loadStyles('https://harbour.example/menu.css', 'a-nonce');
  const added = link();
  if (!added) throw new Error('no link was added');
  Object.defineProperty(added, 'sheet', { value: { cssRules: { length: rules } } });
  added.dispatchEvent(new Event(event));
  return { added, loading };
};

it('leaves the sheet in the page', async () => {
  const { added, loading } = load('load', 3);
  await loading;
  expect(link()).toBe(added);
});

it.each([
  ['has no rules', 'load', 0],
  ['was refused', 'error', 3],
])('takes away one that %s', async (_, event, rules) => {
  const { loading } = load(event, rules);
  await expect(loading).rejects.toBeUndefined();
  expect(link()).toBeNull();
});
