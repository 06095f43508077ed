import { afterEach, expect, it, vi } from 'vitest';
import type { Warn } from '#engine/scope';
import { readPricing } from './read';

afterEach(() => document.body.replaceChildren());

function read(html: string, selector: string) {
  document.body.innerHTML = html;
  const warn = vi.fn<Warn>();
  const node = document.querySelector<HTMLElement>(selector);
  if (!node) throw new Error('No node');
  const model = readPricing({ node, warn });
  const ids = model?.options.map(({ parts }) => parts.map(({ id }) => id));
  return { ids, chosen: model?.chosen, warned: warn.mock.calls.map(([field]) => field) };
}

const TOGGLE = `<div class="ma-pricing-toggle-wrapper"><ul class="ma-pricing-options">
  <li class="left-option"><button class="sqs-editable-button ma-pricing-option-button left-button">A</button></li>
  <li class="right-option"><button class="sqs-editable-button ma-pricing-option-button ma-pricing-option-selected right-button">B</button></li>
</ul></div>`;

const platform = (parts: string, toggle = TOGGLE) =>
  read(`<div class="member-area-block">${toggle}${parts}</div>`, '.ma-pricing-toggle-wrapper');

it('takes what the platform has twice by its order, and the server’s choice', () => {
  const { ids, chosen, warned } = platform(`
    <p id="a" class="member-area-price-amount hide">1</p><p id="b" class="member-area-price-amount">2</p>
    <a id="c" class="sqs-editable-button join-button hide">Join</a>
    <a id="d" class="sqs-editable-button join-button">Join</a>
    <a class="sqs-editable-button homepage-button">Home</a>`);
  expect(ids?.map((side) => [...new Set(side)].sort())).toEqual([
    ['a', 'c'],
    ['b', 'd'],
  ]);
  expect([chosen, warned]).toEqual([1, []]);
});

it('takes sections of any class of which the server has hidden one', () => {
  const { ids } = platform(
    '<div id="a" class="ma-plan">Monthly</div><div id="b" class="ma-plan hide">Yearly</div>',
  );
  expect(ids).toEqual([['a'], ['b']]);
});

it.each([
  ['one price only', '<p class="member-area-price-amount">1</p>', TOGGLE, ['prices']],
  [
    'three of a kind',
    '<a class="join-button"></a><a class="join-button"></a><a class="join-button"></a>',
    TOGGLE,
    ['prices'],
  ],
  ['one button', '', TOGGLE.replace('right-option', 'no-option'), ['.ma-pricing-option-button']],
  ['a hidden toggle', '', TOGGLE.replace('toggle-wrapper', 'toggle-wrapper hide'), []],
])('leaves the platform’s block alone with %s', (_, parts, toggle, warned) => {
  const found = platform(parts, toggle);
  expect([found.ids, found.warned]).toEqual([undefined, warned]);
});

const neutral = (html: string) =>
  read(`<div data-block="pricing-toggle">${html}</div>`, '[data-block]');

it('takes the parts of each radio’s value', () => {
  const { ids, chosen } = neutral(`
    <input type="radio" name="pay" value="month"><input type="radio" name="pay" value="year" checked>
    <p id="a" data-pricing-for="month"></p><p id="b" data-pricing-for="year"></p>
    <p id="c" data-pricing-for="year"></p>`);
  expect([ids, chosen]).toEqual([[['a'], ['b', 'c']], 1]);
});

it('takes the first where none is checked', () => {
  const { chosen } = neutral(`<input type="radio" value="a"><input type="radio" value="b">
    <p data-pricing-for="a"></p><p data-pricing-for="b"></p>`);
  expect(chosen).toBe(0);
});

it.each([
  ['<input type="radio" value="a"><p data-pricing-for="a"></p>', 'radios'],
  [
    '<input type="radio" value="a"><input type="radio" value="b"><p data-pricing-for="a"></p>',
    'data-pricing-for',
  ],
])('refuses %s', (html, field) => {
  const { ids, warned } = neutral(html);
  expect([ids, warned]).toEqual([undefined, [field]]);
});
