import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Adoption, createAdoption } from '#engine/adoption';
import { readSection, type SectionModel } from './read';
import { isForward, readSpeed, turnItems } from './turnItems';

let adopt: Adoption;
let model: SectionModel;
const item =
  '<figure class="gallery-slideshow-item"><div class="gallery-slideshow-item-src"><img></div></figure>';

beforeEach(() => {
  adopt = createAdoption();
  document.body.innerHTML = `<div class="gallery-slideshow"><div class="gallery-slideshow-list">${item.repeat(4)}</div></div>`;
  const node = document.body.firstElementChild as HTMLElement;
  const read = readSection({ node, warn: () => {} });
  if (!read) throw new Error('There are no items');
  model = read;
});
afterEach(() => document.body.replaceChildren());

const states = () =>
  model.items.map(({ dataset }) =>
    [dataset.active, dataset.in, dataset.next].map((one) => one ?? '-').join(' '),
  );

it.each([
  [0, 1, true],
  [1, 0, false],
  [3, 0, true],
  [0, 3, false],
  [0, 2, true],
])('from %d to %d of four is forward: %s', (from, to, is) => {
  expect(isForward(from, to, 4)).toBe(is);
});

it('marks the item that comes, and the one that goes to the other side', () => {
  turnItems(model, 0, 0, false, adopt);
  expect(states()).toEqual(['true true -', '- - -', '- - -', '- - -']);
  turnItems(model, 0, 1, false, adopt);
  expect(states()).toEqual(['true false false', 'true true true', '- - -', '- - -']);
  turnItems(model, 1, 0, false, adopt);
  expect(states()).toEqual(['true true false', 'true false true', '- - -', '- - -']);
  turnItems(model, 0, 3, true, adopt);
  expect(states()[1]).toBe('- - -');
  expect(model.items[3]?.dataset.static).toBe('true');
});

it('gives all back', () => {
  const before = document.body.innerHTML;
  turnItems(model, 0, 1, true, adopt);
  turnItems(model, 1, 2, false, adopt);
  adopt.release();
  expect(document.body.innerHTML).toBe(before);
});

it('reads how long the page’s styles take', () => {
  const [first] = model.items;
  const src = first?.querySelector<HTMLElement>('[class*="-src"]');
  const image = first?.querySelector('img');
  expect(readSpeed(first)).toBe(0);
  if (image)
    Object.assign(image.style, { transitionProperty: 'opacity', transitionDuration: '3s' });
  expect(readSpeed(first)).toBe(0);
  if (image)
    Object.assign(image.style, { transitionProperty: 'clip-path', transitionDuration: '0.75s' });
  expect(readSpeed(first)).toBe(0.75);
  if (src) src.style.transitionDuration = '0.2s, 1s';
  expect(readSpeed(first)).toBe(1);
  expect(readSpeed(undefined)).toBe(0);
});
