import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns, propertyTimeout } from '#fixtures/harness/propertyRuns';
import { currencies } from './currencies';
import { formatMoney, type MoneyFormat } from './formatMoney';
import { fromMinorUnits, type Money } from './money';

/** Browsers differ in the space beside a symbol. */
const written = (amount: string, currencyCode: string, format?: MoneyFormat) =>
  formatMoney({ amount, currencyCode }, format).replace(/[\u00a0\u202f]/g, ' ');

it.each([
  ['0', 'USD', '$0.00'],
  ['1234.5', 'USD', '$1,234.50'],
  ['-1234.5', 'USD', '-$1,234.50'],
  ['-0.5', 'USD', '-$0.50'],
  ['-0.001', 'USD', '$0.00'],
  ['1.005', 'USD', '$1.01'],
  ['1234.56', 'JPY', '¥1,235'],
  ['1234.5', 'COP', 'COP 1,234.50'],
  ['1234.5', 'IDR', 'IDR 1,234.50'],
  ['1234.5', 'CHF', 'CHF 1,234.50'],
  ['999999999999999.99', 'EUR', '€999,999,999,999,999.99'],
])('writes %s %s as %s', (amount, code, text) => {
  expect(written(amount, code)).toBe(text);
});

it.each<[amount: string, code: string, format: MoneyFormat, text: string]>([
  ['1234.00', 'USD', { trimZeroFraction: true }, '$1,234'],
  ['1234.50', 'USD', { trimZeroFraction: true }, '$1,234.50'],
  ['-0.00', 'USD', { trimZeroFraction: true }, '$0'],
  ['1234.5', 'USD', { grouping: false }, '$1234.50'],
  ['1234567.05', 'EUR', { locale: 'de-DE' }, '1.234.567,05 €'],
  ['-0.05', 'EUR', { locale: 'de-DE' }, '-0,05 €'],
  ['1234567.05', 'INR', { locale: 'en-IN' }, '₹12,34,567.05'],
  ['1234567.05', 'EUR', { locale: 'fr-FR' }, '1 234 567,05 €'],
])('writes %s %s with %j as %s', (amount, code, format, text) => {
  expect(written(amount, code, format)).toBe(text);
});

it('writes decimals in the digits of the language', () => {
  const text = written('12.34', 'USD', { locale: 'ar-EG' });
  expect(text).toContain('١٢');
  expect(text).toContain('٣٤');
  expect(text).not.toMatch(/\d/);
});

it('writes by the template of a site', () => {
  const template = { symbol: 'kr$&', decimalSeparator: ',', thousandsSeparator: '.' };
  expect(written('-1234567.5', 'SEK', { template })).toBe('-kr$&1.234.567,50');
  expect(written('1234567', 'SEK', { template, trimZeroFraction: true })).toBe('kr$&1.234.567');
  expect(written('1234567', 'SEK', { template, grouping: false })).toBe('kr$&1234567,00');
});

it.each([12, '12', null, { amount: '12' }, { amount: 'x', currencyCode: 'USD' }])(
  'throws for %j',
  (value) => {
    expect(() => formatMoney(value as Money)).toThrow(TypeError);
  },
);

it(
  'keeps every digit, in every currency',
  () => {
    const limit = 10n ** 15n - 1n;
    const code = fc.constantFrom(...currencies.map((currency) => currency.code));
    const template = { symbol: '', decimalSeparator: '.', thousandsSeparator: ',' };
    fc.assert(
      fc.property(fc.bigInt({ min: -limit, max: limit }), code, (units, currencyCode) => {
        const money = fromMinorUnits(units, currencyCode);
        expect(formatMoney(money, { template }).replaceAll(',', '')).toBe(money.amount);
        expect(formatMoney(money).replace(/[^\d.-]/g, '')).toBe(money.amount);
      }),
      propertyRuns,
    );
  },
  propertyTimeout,
);

it(
  'writes American English as the browser does, in every currency',
  () => {
    const cents = fc.integer({ min: -1e12, max: 1e12 });
    const asProperty = fc.property(
      cents,
      fc.constantFrom(...currencies),
      fc.constantFrom('en', 'en-US'),
      fc.boolean(),
      fc.boolean(),
      (units, { code, fractionDigits }, locale, grouping, trimZeroFraction) => {
        const isWhole = units % 10 ** fractionDigits === 0;
        const digits = trimZeroFraction && isWhole ? 0 : fractionDigits;
        const browsers = new Intl.NumberFormat(locale, {
          style: 'currency',
          currency: code,
          minimumFractionDigits: digits,
          maximumFractionDigits: digits,
          useGrouping: grouping,
        });
        const format = { locale, grouping, trimZeroFraction };
        const text = formatMoney(fromMinorUnits(units, code), format);
        expect(text).toBe(browsers.format(units / 10 ** fractionDigits));
      },
    );
    fc.assert(asProperty, propertyRuns);
  },
  propertyTimeout,
);

it('asks the browser for no format of American English', () => {
  const formats = () => {
    throw new Error('asked');
  };
  const money = { amount: '5', currencyCode: 'USD' };
  for (const locale of ['en', 'en-US'])
    expect(formatMoney(money, { locale, formats })).toBe('$5.00');
  for (const locale of ['en-GB', 'de', 'eng']) {
    expect(() => formatMoney(money, { locale, formats })).toThrow('asked');
  }
});
