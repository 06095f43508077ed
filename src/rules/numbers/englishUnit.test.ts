import { expect, it } from 'vitest';
import { englishUnit } from './englishUnit';

it.each(['day', 'hour', 'minute', 'second'])('counts each %s as the browser does', (unit) => {
  for (const language of ['en', 'en-US', 'en-GB', 'en-IN', 'en-AU']) {
    const browsers = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
    for (const count of [0, 1, 2, 11, 21, 101, 999]) {
      expect(`${count} ${englishUnit(unit, count)}`).toBe(browsers.format(count));
    }
  }
});
