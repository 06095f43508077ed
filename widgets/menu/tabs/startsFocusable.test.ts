import { expect, it } from 'vitest';
import { startsFocusable } from './startsFocusable';

it.each<[html: string, boolean]>([
  ['<a href="#soup">Soup</a> of the day', true],
  ['  <div><p><button>Order</button></p></div>', true],
  ['<label hidden>Name</label><input>', true],
  ['<style>a {}</style><!-- soups --><a href="#soup">Soup</a>', true],
  ['<div tabindex="0">Soup</div>', true],
  ['<details><summary>Soup</summary></details>', true],
  ['', false],
  ['Soup', false],
  ['Our <a href="#soup">soup</a>', false],
  ['<h3>Soups</h3><a href="#soup">Soup</a>', false],
  ['<img alt="A soup"><a href="#soup">Soup</a>', false],
  ['<a>Soup</a><a href="#soup">More</a>', false],
  ['<button disabled>Order</button>', false],
  ['<div tabindex="-1">Soup</div>', false],
  ['<input type="hidden"><p>Soup</p>', false],
])('%s', (html, expected) => {
  const panel = document.createElement('div');
  panel.innerHTML = html;
  expect(startsFocusable(panel)).toBe(expected);
});
