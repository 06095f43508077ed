import { DEFAULT_CURRENCY } from './defaultCurrency';
import { fractionDigits } from './fractionDigits';

/** An amount of money. */
export interface Money {
  /** A decimal number: `-1234.5`. A text, because a number would lose digits. */
  amount: string;
  /** A code of `currencies`. */
  currencyCode: string;
}

/** The most digits that an amount has before its point. */
const MAX_INTEGER_PLACES = 15;

/** Money as a whole number of the smallest units of its currency: cents, or yen. */
export interface MinorUnits {
  units: bigint;
  currencyCode: string;
  /** The number of decimals of the currency: units are 1 of 100 for 2. */
  fractionDigits: number;
}

/** Rounds to whole units. Half a unit and more counts as one, as everywhere in commerce. */
function roundToUnits(integer: string, decimals: string, digits: number): bigint {
  const units = BigInt(integer + decimals.slice(0, digits).padEnd(digits, '0'));
  return (decimals[digits] ?? '0') >= '5' ? units + 1n : units;
}

/** Reads a value as money in smallest units; undefined where it is no money. */
function readMoney(value: unknown): MinorUnits | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { amount, currencyCode } = value as Record<keyof Money, unknown>;
  if (typeof amount !== 'string' || typeof currencyCode !== 'string') return undefined;
  const digits = fractionDigits(currencyCode);
  const [, sign, integer, decimals = ''] = /^([+-]?)([0-9]+)(?:\.([0-9]+))?$/.exec(amount) ?? [];
  if (digits === undefined || integer === undefined) return undefined;
  const units = roundToUnits(integer, decimals, digits);
  if (units >= 10n ** BigInt(MAX_INTEGER_PLACES + digits)) return undefined;
  return { units: sign === '-' ? -units : units, currencyCode, fractionDigits: digits };
}

/**
 * Returns whether a value is money: a decimal amount of at most 15 places before its point, and the
 * code of a currency that the platform has.
 */
export const isMoney = (value: unknown): value is Money => readMoney(value) !== undefined;

/**
 * Returns money in the smallest units of its currency, to calculate with. Decimals that the
 * currency does not have are rounded, half a unit away from zero.
 *
 * @throws TypeError for what is no money.
 */
export function toMinorUnits(value: Money): MinorUnits {
  const read = readMoney(value);
  if (!read) throw new TypeError('not a money value');
  return read;
}

/**
 * Returns money of a whole number of the currency's smallest units: `priceCents`, or a sum.
 *
 * @param units A number must be a safe integer.
 * @param currencyCode Default: USD.
 * @throws RangeError for another number, an amount of too many places, or an unknown currency.
 */
export function fromMinorUnits(units: bigint | number, currencyCode = DEFAULT_CURRENCY): Money {
  if (typeof units === 'number' && !Number.isSafeInteger(units)) {
    throw new RangeError(`${units} is no whole number of units`);
  }
  const digits = fractionDigits(currencyCode) ?? 0;
  const whole = BigInt(units);
  const places = String(whole < 0n ? -whole : whole).padStart(digits + 1, '0');
  const at = places.length - digits;
  const amount = `${whole < 0n ? '-' : ''}${places.slice(0, at)}${digits ? '.' : ''}${places.slice(at)}`;
  const money = { amount, currencyCode };
  if (!isMoney(money)) throw new RangeError(`${amount} ${currencyCode} is no money`);
  return money;
}
