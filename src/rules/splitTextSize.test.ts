import { expect, it } from 'vitest';
import { splitTextSize } from './splitTextSize';

it.each([
  ['12px', '12', 'px'],
  ['1.5em', '1.5', 'em'],
  ['.5 rem', '.5', 'rem'],
  ['-3%', '-3', '%'],
  [' 10vw ', '10', 'vw'],
  ['16', '16', ''],
  ['1:30', '1:30', ''],
  ['1:30px', '1:30px', ''],
  ['auto', 'auto', ''],
  ['1px 2px', '1px 2px', ''],
  ['', '', ''],
])('%j is %j of the unit %j', (text, value, unit) => {
  expect(splitTextSize(text)).toEqual({ value, unit });
});
