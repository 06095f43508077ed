import { afterEach, expect, it } from 'vitest';
import { loadStyles } from './loadStyles';

const link = () => document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');

afterEach(() => link()?.remove());

const load = (event: string) => {
  const loading = loadStyles('https://harbour.example/menu.css', 'a-nonce');
  const added = link();
  if (!added) throw new Error('no link was added');
  added.dispatchEvent(new Event(event));
  return { added, loading };
};

it('leaves the sheet in the page', async () => {
  const { added, loading } = load('load');
  await loading;
  expect(link()).toBe(added);
});

it('takes away one that was refused', async () => {
  const { loading } = load('error');
  await expect(loading).rejects.toBeUndefined();
  expect(link()).toBeNull();
});
