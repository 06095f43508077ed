import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns, propertyTimeout } from '#fixtures/harness/propertyRuns';
import { isShownAgain } from './isShownAgain';

const DAY = 86_400_000;
const settings = { version: 2, showUntilSignup: false, displayFrequency: 7 };
const closed = { version: 2, submitted: false, closed: 0 };

it.each([
  ['nothing is known', {}, undefined, 0, true],
  ['it was closed just now', {}, {}, 1, false],
  ['the days are not past', {}, {}, 7 * DAY - 1, false],
  ['the last of them is passing', {}, {}, 7 * DAY, false],
  ['they are past', {}, {}, 7 * DAY + 1, true],
  ['it is shown on each page', { displayFrequency: 0 }, {}, 1, true],
  ['it is never shown again', { displayFrequency: -1 }, {}, 1e15, false],
  ['its version is newer', {}, { version: 1 }, 1, true],
  [
    'its version is newer, and it is never shown again',
    { displayFrequency: -1 },
    { version: 1 },
    1,
    true,
  ],
  ['its version is older', {}, { version: 3 }, 1, false],
  ['signed up', {}, { submitted: true }, 7 * DAY + 1, true],
  [
    'signed up, in one that is shown until then',
    { showUntilSignup: true },
    { submitted: true },
    1e15,
    false,
  ],
  [
    'signed up in an older one',
    { showUntilSignup: true },
    { submitted: true, version: 1 },
    1,
    false,
  ],
  [
    'not signed up, in one that is shown until then',
    { showUntilSignup: true },
    {},
    7 * DAY + 1,
    true,
  ],
  ['it was never closed', {}, { closed: undefined }, 1e15, false],
] as const)('%s', (_, own, record, now, isShown) => {
  expect(isShownAgain({ ...settings, ...own }, record && { ...closed, ...record }, now)).toBe(
    isShown,
  );
});

const anySettings = fc.record({
  version: fc.nat(5),
  showUntilSignup: fc.boolean(),
  displayFrequency: fc.oneof(fc.constant(-1), fc.nat(400)),
});
const anyRecord = fc.record({
  version: fc.nat(5),
  submitted: fc.boolean(),
  closed: fc.option(fc.nat(), { nil: undefined }),
});

it(
  'stays away from who has signed up, comes with each new version, and once it may come, later too',
  () => {
    fc.assert(
      fc.property(anySettings, anyRecord, fc.nat(), fc.nat(), (own, record, now, more) => {
        const isShown = isShownAgain(own, record, now);
        expect(isShownAgain(own, undefined, now)).toBe(true);
        if (record.submitted && own.showUntilSignup) expect(isShown).toBe(false);
        else if (record.version < own.version) expect(isShown).toBe(true);
        else if (own.displayFrequency === -1) expect(isShown).toBe(false);
        if (isShown) expect(isShownAgain(own, record, now + more)).toBe(true);
      }),
      propertyRuns,
    );
  },
  propertyTimeout,
);
