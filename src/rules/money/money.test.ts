import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns, propertyTimeout } from '#fixtures/harness/propertyRuns';
import { currencies, findCurrency } from './currencies';
import { fractionDigits } from './fractionDigits';
import { fromMinorUnits, isMoney, type Money, toMinorUnits } from './money';

const usd = (amount: string): Money => ({ amount, currencyCode: 'USD' });

it('knows the decimals of the currencies that it names, and of no others', () => {
  for (const { code } of currencies) expect(fractionDigits(code)).toBe(code === 'JPY' ? 0 : 2);
  for (const code of ['XXX', '', ' ', 'eur', 'EUR USD', 'BHD'])
    expect(fractionDigits(code)).toBeUndefined();
});

it('has 27 currencies, the yen alone without decimals', () => {
  expect(new Set(currencies.map(({ code }) => code)).size).toBe(27);
  expect(new Set(currencies.map(({ name }) => name)).size).toBe(27);
  for (const { code, fractionDigits, numericCode } of currencies) {
    expect(fractionDigits).toBe(code === 'JPY' ? 0 : 2);
    expect(numericCode).toMatch(/^\d{3}$/);
  }
  expect(findCurrency('GBP')).toMatchObject({ name: 'Pound Sterling', numericCode: '826' });
  expect(findCurrency('XXX')).toBeUndefined();
});

it.each(['0', '-0.00', '+12.5', '007', '999999999999999.99'])('%s is money', (amount) => {
  expect(isMoney(usd(amount))).toBe(true);
});

it.each([
  null,
  undefined,
  12,
  '12',
  {},
  { amount: 12, currencyCode: 'USD' },
  { amount: '12' },
  { amount: '12', currencyCode: 'usd' },
  { amount: '12', currencyCode: 'XXX' },
  { amount: '12', currencyCode: 'toString' },
  ...['', ' 1', '1e3', '1,000', '.5', '5.', '--1', 'NaN', '0x10', '١', '1\n'].map(usd),
  usd('1000000000000000'),
  usd('999999999999999.995'),
])('%j is no money', (value) => {
  expect(isMoney(value)).toBe(false);
  expect(() => toMinorUnits(value as Money)).toThrow(TypeError);
});

it.each([
  ['10', 1000n],
  ['10.5', 1050n],
  ['0.004', 0n],
  ['1.005', 101n],
  ['-1.005', -101n],
  ['-0.004', 0n],
  ['999999999999999.99', 99999999999999999n],
])('%s dollars are %i cents', (amount, cents) => {
  expect(toMinorUnits(usd(amount)).units).toBe(cents);
});

it('counts yen, not hundredths of them', () => {
  expect(toMinorUnits({ amount: '10.5', currencyCode: 'JPY' }).units).toBe(11n);
  expect(fromMinorUnits(1050, 'JPY')).toEqual({ amount: '1050', currencyCode: 'JPY' });
});

it('makes money of cents', () => {
  expect(fromMinorUnits(0)).toEqual(usd('0.00'));
  expect(fromMinorUnits(5)).toEqual(usd('0.05'));
  expect(fromMinorUnits(-123456n, 'EUR')).toEqual({ amount: '-1234.56', currencyCode: 'EUR' });
});

it.each([
  [0.5, 'USD'],
  [Number.NaN, 'USD'],
  [2 ** 53, 'USD'],
  [10n ** 17n, 'USD'],
  [1, 'XXX'],
])('throws for %s units of %s', (units, code) => {
  expect(() => fromMinorUnits(units, code)).toThrow(RangeError);
});

it(
  'loses nothing on the way there and back',
  () => {
    const limit = 10n ** 15n - 1n;
    const code = fc.constantFrom(...currencies.map((currency) => currency.code));
    fc.assert(
      fc.property(fc.bigInt({ min: -limit, max: limit }), code, (units, currencyCode) => {
        expect(toMinorUnits(fromMinorUnits(units, currencyCode)).units).toBe(units);
      }),
      propertyRuns,
    );
  },
  propertyTimeout,
);
