import { expect, it } from 'vitest';
import type { TableBooking } from '../reservation';
import { tableAddress } from './tableAddress';

const booking = { restaurantId: '4711', domain: 'co.uk' } as TableBooking;

it('asks for one restaurant, in the page’s language', () => {
  const { origin, pathname, searchParams } = new URL(tableAddress(booking, 'de-DE'));
  expect(origin + pathname).toBe('https://www.opentable.com/widget/reservation/loader');
  expect(Object.fromEntries(searchParams)).toEqual({
    rid: '4711',
    domain: 'couk',
    type: 'standard',
    theme: 'standard',
    lang: 'de-DE',
    overlay: 'false',
    iframe: 'false',
  });
});

it('leaves the language to the company on a page that has none', () => {
  expect(tableAddress(booking, '')).not.toContain('lang=');
});
