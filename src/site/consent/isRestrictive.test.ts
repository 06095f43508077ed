import { afterEach, expect, it, vi } from 'vitest';
import { createSiteContext } from '#engine/context/createSiteContext';
import { isRestrictive } from './isRestrictive';

afterEach(() => vi.unstubAllGlobals());

it.each([
  [undefined, false],
  [null, false],
  [false, false],
  [true, true],
  ['true', true],
  [1, true],
])('a policy of %j is restrictive: %s', (policy, expected) => {
  vi.stubGlobal('Static', {
    SQUARESPACE_CONTEXT: { cookieSettings: { isRestrictiveCookiePolicyEnabled: policy } },
  });
  expect(isRestrictive(createSiteContext())).toBe(expected);
});
