import { expect, it } from 'vitest';
import { cookies } from './cookies';

it('names the specified cookies, each with its consent class', () => {
  const named = (consent: string) =>
    Object.entries(cookies)
      .filter(([, cookie]) => cookie.consent === consent)
      .map(([name]) => name)
      .sort();
  expect(named('essential')).toEqual(['CART', 'crumb', 'hasCart', 'ss_cookieAllowed']);
  // The nine that a restrictive policy clears, and the site's identifier.
  expect(named('analytics')).toEqual(
    'SS_MATTR SS_MID SS_lastvisit user_segment ss_cid ss_cpvisit ss_cvisit ss_cvr ss_cvt ss_lastid'
      .split(' ')
      .sort(),
  );
});

it('keeps the specified lifetimes, of which browsers grant 400 days at the most', () => {
  expect(cookies.ss_cookieAllowed.lifetime).toBe(2_592_000_000);
  expect(cookies.ss_cvt.lifetime).toBe(1_800_000);
  expect(cookies.ss_cvr.lifetime).toBe(34_560_000_000);
});
