import { expect, it, vi } from 'vitest';
import type { BlockScope } from '#engine/scope';
import { readReservation } from './read';

function read(html: string, json?: object) {
  document.body.innerHTML = html;
  const warn = vi.fn();
  const node = document.body.firstElementChild;
  const scope = { node, block: { id: 'a', json }, warn } as unknown as BlockScope;
  return { booking: readReservation(scope), warned: warn.mock.calls };
}

it('reads a restaurant from JSON, attributes, the server’s form and its link', () => {
  const link = '<a href="https://www.opentable.com/r?x=1&amp;rid=12">Reserve</a>';
  for (const [html, json, id] of [
    ['<div></div>', { restaurantId: 4711 }, '4711'],
    ['<div data-restaurant-id="5"></div>', { restaurantId: '4711' }, '5'],
    ['<div><form><input type="hidden" name="rid" value="77"></form></div>', undefined, '77'],
    [`<div>${link}</div>`, undefined, '12'],
  ] as const) {
    const { booking, warned } = read(html, json);
    expect(booking).toMatchObject({ provider: 'opentable', restaurantId: id, domain: 'com' });
    expect(warned).toEqual([]);
  }
});

it('tells the generations of table booking apart', () => {
  const json = { restaurantId: '1' };
  expect(read('<div class="sqs-block-opentable"></div>', json).booking).toMatchObject({
    version: 1,
  });
  expect(read('<div class="sqs-block-opentable-v2"></div>', json).booking).toMatchObject({
    version: 2,
  });
});

it('reads Tock’s settings', () => {
  const html = '<div class="tock-block" data-business="lantern-room" data-locale="en-us"></div>';
  expect(read(html, { displayMode: 'Button', sourceUrl: '/new.js' }).booking).toMatchObject({
    provider: 'tock',
    business: 'lantern-room',
    source: 'https://www.exploretock.com/new.js',
    settings: { 'data-tock-locale': 'en-us', 'data-tock-display-mode': 'Button' },
    link: 'https://www.exploretock.com/lantern-room',
  });
});

it.each([
  'http://www.exploretock.com/tock.js',
  'https://exploretock.com.evil.example/tock.js',
  'https://evilexploretock.com/tock.js',
  'https://www.exploretock.com:8443/tock.js',
  'javascript:alert(1)',
])('takes no script from %s', (sourceUrl) => {
  const { booking, warned } = read('<div></div>', { provider: 'tock', business: 'a', sourceUrl });
  expect(booking).toMatchObject({ source: 'https://www.exploretock.com/tock.js' });
  expect(warned).toEqual([['sourceUrl', expect.any(String)]]);
});

it.each([
  [{}, 'restaurantId'],
  [{ restaurantId: 'x' }, 'restaurantId'],
  [{ provider: 'tock' }, 'business'],
  [{ provider: 'tock', business: '../other' }, 'business'],
])('refuses %j', (json, field) => {
  const { booking, warned } = read('<div></div>', json);
  expect(booking).toBeNull();
  expect(warned.at(-1)?.[0]).toBe(field);
});
