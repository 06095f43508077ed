import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns } from '#fixtures/harness/propertyRuns';
import { englishAge } from './englishAge';

it('writes each age as the browser does', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('year', 'month', 'week', 'day', 'hour', 'minute'),
      fc.oneof(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 999 })),
      fc.constantFrom(1, -1),
      fc.constantFrom('en', 'en-US', 'en-GB', 'en-AU', 'en-CA', 'en-IN', 'en-IE', 'en-ZA'),
      (unit, amount, sign, language) => {
        const browsers = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
        expect(englishAge(amount * sign, unit)).toBe(browsers.format(-amount * sign, unit));
      },
    ),
    propertyRuns,
  );
});
