import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { adoptStyles, openSheet } from './index';

const find = (css: string) => document.head.querySelector<HTMLLinkElement | HTMLStyleElement>(css);

// As a browser has; jsdom has none.
beforeEach(() => vi.stubGlobal('CSS', {}));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const one of document.head.querySelectorAll('[data-skerry-styles]')) one.remove();
});

/** What the browser says of the file. */
const answer = (event: string) => find('link')?.dispatchEvent(new Event(event));

it('goes on with a sheet of the page where the file can’t be had', async () => {
  const opening = openSheet('the-nonce');
  expect(find('link')).toMatchObject({ rel: 'stylesheet', crossOrigin: 'anonymous' });
  answer('error');
  await opening;
  expect(find('link')).toBeNull();
  expect(find('style')?.nonce).toBe('the-nonce');
});

it('waits for no file in a DOM for tests, which fetches none', async () => {
  vi.stubGlobal('CSS', undefined);
  await openSheet('');
  expect(find('link')).toBeNull();
  expect(find('style')).not.toBeNull();
});

it('is one for all who ask', async () => {
  const both = [openSheet(''), openSheet('')];
  expect(document.head.querySelectorAll('[data-skerry-styles]')).toHaveLength(1);
  answer('error');
  await Promise.all(both);
  await openSheet('');
  expect(document.head.querySelectorAll('[data-skerry-styles]')).toHaveLength(1);
  expect(find('style')).not.toBeNull();
});

it('tells where the page refuses both, and leaves nothing behind', async () => {
  vi.spyOn(HTMLStyleElement.prototype, 'sheet', 'get').mockReturnValue(null);
  const opening = openSheet('');
  answer('error');
  await expect(opening).rejects.toMatchObject({
    message: 'Loading chunk sheets failed',
    type: 'error',
    code: 'CSS_CHUNK_LOAD_FAILED',
  });
  expect(find('[data-skerry-styles]')).toBeNull();
});

it('puts styles in force behind those that are there, without a namespace', async () => {
  const opening = openSheet('');
  answer('error');
  await opening;
  adoptStyles('p{margin:1px}');
  adoptStyles('@namespace skerry "skerry";p[skerry|made]{margin:2px}');
  const rules = [...(find('style')?.sheet?.cssRules ?? [])].slice(-2);
  expect(rules.map(({ cssText }) => cssText.replace(/\s/g, ''))).toEqual([
    expect.stringContaining('p{margin:1px'),
    expect.stringContaining('p[*|made]{margin:2px'),
  ]);
});
