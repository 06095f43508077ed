import { makeNumberFormat, type NumberFormats } from '../numbers/numberFormats';
import { americanTemplate, type CurrencyTemplate } from './currencyTemplate';
import { type Money, toMinorUnits } from './money';

export interface MoneyFormat {
  /** A language tag. Default: `en-US`, with comma grouping and a point. */
  locale?: string;
  /** Whether thousands are separated. Default: true. */
  grouping?: boolean;
  /** Whether decimals that are all zero are left out: `$5`, but `$5.50`. Default: false. */
  trimZeroFraction?: boolean;
  /** The symbol and separators in place of the locale's. */
  template?: CurrencyTemplate;
  /** Where the locale's formats come from. `createNumberFormats()` keeps them. Default: each is made anew. */
  formats?: NumberFormats;
}

/**
 * Writes the decimals of a price.
 *
 * @param zeros What stands in their place: as many zeros, in the digits of the locale.
 */
function writeFraction(
  fraction: bigint,
  digits: number,
  zeros: string,
  formatOf: (options: Intl.NumberFormatOptions) => Intl.NumberFormat,
): string {
  if (zeros.startsWith('0')) return String(fraction).padStart(digits, '0');
  return formatOf({ minimumIntegerDigits: digits, useGrouping: false }).format(fraction);
}

/**
 * Writes money for a visitor, with the decimals of its currency: `$1,234.50`. The text is exact,
 * however large the amount; decimals that the currency does not have are rounded. Do not compare
 * the texts: browsers put different spaces between a symbol and digits (U+00A0, U+202F).
 *
 * @throws TypeError for what is no money.
 */
export function formatMoney(value: Money, format: MoneyFormat = {}): string {
  const { locale = 'en-US', grouping = true, trimZeroFraction = false } = format;
  const { units, currencyCode, fractionDigits } = toMinorUnits(value);
  const { template = americanTemplate(locale, currencyCode), formats = makeNumberFormat } = format;
  const negative = units < 0n;
  const absolute = negative ? -units : units;
  const perWhole = 10n ** BigInt(fractionDigits);
  const whole = absolute / perWhole;
  const fraction = absolute % perWhole;
  const digits = trimZeroFraction && fraction === 0n ? 0 : fractionDigits;

  if (template) {
    const { symbol, decimalSeparator, thousandsSeparator } = template;
    const integer = grouping
      ? String(whole).replace(/\B(?=(\d{3})+$)/g, () => thousandsSeparator)
      : String(whole);
    const decimals = digits ? decimalSeparator + String(fraction).padStart(digits, '0') : '';
    return `${negative ? '-' : ''}${symbol}${integer}${decimals}`;
  }

  const formatOf = (options?: Intl.NumberFormatOptions) => formats(locale, options);
  // Never a number with decimals: it would lose some. The decimals are put in afterwards.
  const parts = formatOf({
    style: 'currency',
    currency: currencyCode,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: grouping,
    // There is no whole number -0: its sign is borrowed from -1.
  }).formatToParts(negative ? -(whole || 1n) : whole);
  return parts
    .map(({ type, value }) => {
      if (type === 'fraction' && fraction) return writeFraction(fraction, digits, value, formatOf);
      const isBorrowed = type === 'integer' && whole === 0n && negative;
      return isBorrowed ? formatOf().format(0) : value;
    })
    .join('');
}
