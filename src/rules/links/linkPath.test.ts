import { expect, it } from 'vitest';
import { linkPath } from './linkPath';

const id = '5f2c0123456789abcdef0123';

it.each([
  ['/', 'content'],
  ['/about?a=1#b', 'content'],
  ['/s/menu.pdf', 'file'],
  [`/pages/${id}`, 'collection panel'],
  [`/pages/${id}?tab=seo#x`, 'collection panel'],
  [`/pages/${id}0`, 'content'],
  [`/pages/${id.slice(1)}`, 'content'],
  [`/pages/${id}/edit`, 'content'],
  [`/shop/pages/${id}`, 'content'],
  [`//pages/${id}`, undefined],
  ['//example.com/s/menu.pdf', undefined],
  ['https://example.com/s/menu.pdf', undefined],
  ['#top', undefined],
  ['about', undefined],
  ['', undefined],
])('%s is %s', (link, path) => {
  expect(linkPath(link)).toBe(path);
});
