import { expect, it } from 'vitest';
import { readAmount } from './readAmount';

it.each([
  ['25.00', '25.00', undefined],
  [' 25 ', '25', undefined],
  ['1,234.50', '1234.50', undefined],
  ['1,234,567', '1234567', undefined],
  ['25.00 EUR', '25.00', 'EUR'],
  ['USD\u00a0-3.10', '-3.10', 'USD'],
  ['$25.00', '25.00', undefined],
  ['−25.00 EUR', '-25.00', 'EUR'],
  ['-$25.00', '-25.00', undefined],
  ["CHF 1'234.50", '1234.50', 'CHF'],
])('reads %j', (text, amount, code) => {
  expect(readAmount(text)).toEqual({ amount, code });
});

it.each([
  '',
  'free',
  'from 25.00',
  '25.00 EUR per hour',
  '25.00 EUR USD',
  '25 kr',
  '25,00',
  '1.234,50',
  '1,23',
  '12,34,567',
  '10 - 25',
  '10 – 25',
  '10/25',
  '–25.00',
  '(25.00)',
  '25%',
  '25.00*',
  '2 × 25',
  '1.2.3',
  '5.',
  '.5',
])('refuses %j', (text) => {
  expect(readAmount(text)).toBeUndefined();
});
