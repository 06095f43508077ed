import { isEnglish } from '#rules/languages/english';
import { englishUnit } from '#rules/numbers/englishUnit';
import type { NumberFormats } from '#rules/numbers/numberFormats';
import type { Unit } from './units';

/** A count with the word that belongs to it. */
export interface UnitWords {
  value: string;
  /** In the plural that the count asks for. */
  label: string;
}

/** The names of units in formats of numbers. */
const FORMAT_UNITS = {
  days: 'day',
  hours: 'hour',
  minutes: 'minute',
  seconds: 'second',
} as const;

/**
 * Creates what says counts of a unit in a language, by the browser's own words; English without asking it.
 *
 * @param language A language tag; one that is none is English.
 * @param digits The least digits of a count.
 */
export function createUnitWords(
  language: string,
  unit: Unit,
  digits: number,
  formats: NumberFormats,
): (count: number) => UnitWords {
  const one = FORMAT_UNITS[unit];
  const known = language && !isEnglish(language) ? supported(language) : undefined;
  if (!known) {
    return (count) => ({
      value: String(count).padStart(digits, '0'),
      label: englishUnit(one, count),
    });
  }
  const format = formats(known, {
    style: 'unit',
    unit: one,
    unitDisplay: 'long',
    minimumIntegerDigits: digits,
    useGrouping: false,
  });
  return (count) => {
    let [value, label] = ['', ''];
    for (const { type, value: part } of format.formatToParts(count)) {
      if (type === 'unit') label += part;
      else if (type !== 'literal') value += part;
    }
    return { value, label };
  };
}

/** Returns the tag of a language whose numbers the browser can write; undefined for any other. */
function supported(language: string): string | undefined {
  try {
    return Intl.NumberFormat.supportedLocalesOf(language)[0];
  } catch {
    return undefined;
  }
}
