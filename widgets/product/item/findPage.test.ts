import { afterEach, expect, it } from 'vitest';
import { findPage } from './findPage';

afterEach(() => document.body.replaceChildren());

const pageOf = (html: string) => {
  document.body.innerHTML = html;
  const button = document.querySelector('button');
  return button && findPage(button);
};

it.each([
  ['the page itself', '<button></button>', location.pathname],
  [
    'a named one',
    '<div data-product-page="/shop/oilskin?a#b"><button></button></div>',
    '/shop/oilskin',
  ],
  [
    'that of an item of a list',
    '<div class="product-list-item"><a href="/shop/coil">Coil</a><button></button></div>',
    '/shop/coil',
  ],
  [
    'no other site’s',
    '<div data-product-page="https://evil.example/a"><button></button></div>',
    location.pathname,
  ],
  ['no address', '<div data-product-page="http://["><button></button></div>', location.pathname],
])('finds %s', (_, html, path) => {
  expect(pageOf(html)).toBe(path);
});
