import type { Read } from '#page/fields/readFields';
import { ENGLISH_MONTHS } from '#rules/dates/englishMonths';
import { isEnglish } from '#rules/languages/english';

/** A month of a year, both as people count them. */
export interface Month {
  year: number;
  /** 1 to 12. */
  month: number;
}

const WRITTEN = /^(0[1-9]|1[0-2])-(\d{4})$/;

/** Reads a month as the platform writes it: `11-2026`. */
export const readMonth: Read<Month> = (value) => {
  const [, month, year] = (typeof value === 'string' && WRITTEN.exec(value)) || [];
  return year ? { year: Number(year), month: Number(month) } : undefined;
};

/** Writes a month as the platform does. */
export const writeMonth = ({ year, month }: Month): string =>
  `${String(month).padStart(2, '0')}-${String(year).padStart(4, '0')}`;

/** Returns the month that is so many months later, or earlier where that is negative. */
export function stepMonth({ year, month }: Month, by: number): Month {
  const months = year * 12 + month - 1 + by;
  return { year: Math.floor(months / 12), month: (((months % 12) + 12) % 12) + 1 };
}

/**
 * Returns the month of a date.
 *
 * @param timeZone A name such as `Europe/Athens`. Default, also for a wrong name: the visitor's.
 */
export function monthOf(date: Date, timeZone: string): Month {
  const { year, month } = partsIn(date, timeZone);
  return { year: Number(year), month: Number(month) };
}

function partsIn(date: Date, timeZone: string | undefined): Record<string, string> {
  try {
    const format = new Intl.DateTimeFormat('en-US', {
      year: 'numeric',
      month: 'numeric',
      ...(timeZone && { timeZone }),
    });
    return Object.fromEntries(format.formatToParts(date).map(({ type, value }) => [type, value]));
  } catch {
    return partsIn(date, undefined);
  }
}

/** Returns the name of a month with its year, in the words of a language: `November 2026`. */
export function nameMonth({ year, month }: Month, locale: string): string {
  if (isEnglish(locale)) return `${ENGLISH_MONTHS[month - 1]} ${year}`;
  const format = new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return format.format(new Date(Date.UTC(year, month - 1)));
}
