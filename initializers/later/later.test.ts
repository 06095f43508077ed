import { expect, it } from 'vitest';
import { LATER } from '#engine/chunks/later';
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

const rows = laterInitializers.flatMap(({ selector = '' }) => selector.split(','));

/** Those of the platform alone come with its page's parts; a page of one's own has none of these. */
const neutral = rows.filter(
  (selector) => selector.startsWith('[data-') && !/^\[data-(?:nc-|controller)/.test(selector),
);

it.each(neutral)('stands for %s', (selector) => {
  expect(elementFor(selector).matches(later.selector ?? '')).toBe(true);
});

/** The blocks that rows of the bootstrap take by name. */
const first = initializers
  .filter((one) => one !== later)
  .flatMap(({ selector = '' }) => selector.match(/(?<=^|,)\[data-block=[\w-]+\](?=$|,)/g) ?? [])
  // It has an attribute of its own; named as a block it brings the rows along.
  .filter((selector) => selector !== '[data-block=text-shrink]');

it.each(first)('leaves %s to its own row', (selector) => {
  expect(elementFor(selector).matches(later.selector ?? '')).toBe(false);
});

it('holds a press for each row that does', () => {
  // The rows of the platform alone hold their own, once they are here.
  const known = laterInitializers.filter(({ selector = '' }) =>
    selector.split(',').some((row) => elementFor(row).matches(later.selector ?? '')),
  );
  const held = known.flatMap(({ replay }) => replay ?? []);
  expect(later.replay ?? '').toBe([...new Set(held.flatMap((one) => one.split(',')))].join(','));
});

it('has the name of its leaf', () => {
  expect(later.name).toBe(LATER);
});
