import { englishUnit, isEnglish } from '#rules/numbers/englishUnit';
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
 * Creates what says counts of a unit in a language, by the browser's own words.
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
  const unitOfFormats = FORMAT_UNITS[unit];
  if (isEnglish(language || 'en')) {
    return (count) => ({
      value: String(count).padStart(digits, '0'),
      label: englishUnit(unitOfFormats, count),
    });
  }
  const [known = 'en'] = supported(language);
  const format = formats(known, {
    style: 'unit',
    unit: unitOfFormats,
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

function supported(language: string): string[] {
  try {
    return Intl.NumberFormat.supportedLocalesOf(language);
  } catch {
    return [];
  }
}
