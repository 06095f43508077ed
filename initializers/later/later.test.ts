import { expect, it } from 'vitest';
import { createAdoption } from '#engine/adoption';
import { LATER } from '#engine/chunks/later';
import { findNodes } from '#engine/registry/findNodes';
import type { BlockScope } from '#engine/scope';
import { initializers } from '..';
import { later } from '../later';
import { laterInitializers } from './laterInitializers';

/** An element for a selector of a class, an id, or attributes with a value or without. */
function elementFor(selector: string): Element {
  const element = document.createElement('p');
  const parts = [...selector.matchAll(/\.([\w-]+)|#([\w-]+)|\[([\w-]+)(?:\^?=([\w-]+))?\]/g)];
  if (parts.map(([part]) => part).join('') !== selector)
    throw new Error(`${selector} is neither a class, an id nor attributes`);
  for (const [, className, id, attribute, value = ''] of parts) {
    if (className) element.className = className;
    if (id) element.id = id;
    if (attribute) element.setAttribute(attribute, value);
  }
  return element;
}

/** Whether the row takes an element, with the rows of the bootstrap before it. */
function isTaken(element: Element): boolean {
  const place = document.createElement('div');
  place.append(element);
  return [...findNodes(place, initializers)].some((found) => found?.[1] === later);
}

const rows = laterInitializers.flatMap(({ selector = '' }) => selector.split(','));

/**
 * Those of the platform alone come with its page's parts; a page of one's own has none of these. What
 * opens the drawer comes with the link that it is on.
 */
const neutral = rows.filter(
  (selector) =>
    selector.startsWith('[data-') && !/^\[data-(?:nc-|controller)|cart-drawer/.test(selector),
);

it.each(neutral)('stands for %s', (selector) => {
  expect(isTaken(elementFor(selector))).toBe(true);
});

/** The blocks that rows of the bootstrap take by name. */
const first = [
  'accordion',
  'cart-link',
  'form',
  'gallery',
  'lightbox',
  'marquee',
  'menu',
  'text-shrink',
];

it.each(first)('leaves %s to its own row', (name) => {
  expect(isTaken(elementFor(`[data-block=${name}]`))).toBe(false);
});

it('holds a press for each row that does', () => {
  // The rows of the platform alone hold their own, once they are here.
  const known = laterInitializers.filter(({ selector = '' }) =>
    selector.split(',').some((row) => isTaken(elementFor(row))),
  );
  const held = known.flatMap(({ replay }) => replay ?? []);
  expect(later.replay ?? '').toBe([...new Set(held.flatMap((one) => one.split(',')))].join(','));
});

it.each([
  ['a block that is hidden', '<p data-money hidden>', true],
  ['the platform’s page of the cart', '<div id="sqs-cart-root">', true],
  ['another block, which waits until it is near', '<p data-money>', false],
])('says whether it starts at once: %s', (_, markup, isDue) => {
  document.body.innerHTML = markup;
  const node = document.body.firstElementChild as HTMLElement;
  const adopt = createAdoption();
  expect(later.prepare?.({ node, adopt } as BlockScope)).toBe(isDue);
});

it('has the name of its leaf', () => {
  expect(later.name).toBe(LATER);
});
