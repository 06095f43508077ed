import { expect, it } from 'vitest';
import { englishUnit, isEnglish } from './englishUnit';

it.each(['day', 'hour', 'minute', 'second'])('counts each %s as the browser does', (unit) => {
  for (const language of ['en', 'en-US', 'en-GB', 'en-IN', 'en-AU']) {
    const browsers = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
    for (const count of [0, 1, 2, 11, 21, 101, 999]) {
      expect(`${count} ${englishUnit(unit, count)}`).toBe(browsers.format(count));
    }
  }
});

it.each([
  ['en', true],
  ['en-GB', true],
  ['EN-us', true],
  ['', false],
  ['eng', false],
  ['de', false],
  ['en-US-u-nu-arab', false],
])('of the tag %j it says %s', (language, is) => {
  expect(isEnglish(language)).toBe(is);
});
