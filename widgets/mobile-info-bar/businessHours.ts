const DAYS: readonly string[] = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
];

const DAY_MINUTES = 24 * 60;

/** From and to in minutes of the day; one that ends before it begins ends on the next day. */
export interface HoursRange {
  from: number;
  to: number;
}

/** A day of the week. */
export interface BusinessDay {
  /** In the owner's words: `8am to 5pm`; empty where there are none. */
  text: string;
  ranges: readonly HoursRange[];
}

const isRange = (range: unknown): range is HoursRange => {
  const { from, to } = Object(range);
  return Number.isFinite(from) && Number.isFinite(to);
};

/** Monday to Sunday; undefined where the server says nothing of any of them. */
export function readBusinessHours(
  given: Readonly<Record<string, unknown>>,
): BusinessDay[] | undefined {
  const days = DAYS.map((name): BusinessDay => {
    const { text, ranges } = Object(given[name]);
    return {
      text: typeof text === 'string' ? text.trim() : '',
      ranges: Array.isArray(ranges) ? ranges.filter(isRange) : [],
    };
  });
  return days.some(({ text, ranges }) => text || ranges.length) ? days : undefined;
}

const isWithin = ({ from, to }: HoursRange, minute: number) => {
  const length = to > from ? to - from : to - from + DAY_MINUTES;
  return minute >= from && minute < from + length;
};

/**
 * Whether it is open.
 *
 * @param day From 0, Monday.
 * @param minute Of that day.
 */
export function isOpenAt(days: readonly BusinessDay[], day: number, minute: number): boolean {
  const today = days[day]?.ranges ?? [];
  const yesterday = days.at(day - 1)?.ranges ?? [];
  return (
    today.some((range) => isWithin(range, minute)) ||
    yesterday.some((range) => isWithin(range, minute + DAY_MINUTES))
  );
}

/**
 * Which day and minute it is at the place of the business.
 *
 * @param timeZone `Europe/Athens`; what is none is that of the visitor.
 */
export function timeAt(date: Date, timeZone: string): { day: number; minute: number } {
  const parts = (zone?: string) =>
    new Intl.DateTimeFormat('en-US', {
      weekday: 'long',
      hour: 'numeric',
      minute: 'numeric',
      hourCycle: 'h23',
      ...(zone && { timeZone: zone }),
    }).formatToParts(date);
  let all: Intl.DateTimeFormatPart[];
  try {
    all = parts(timeZone);
  } catch {
    all = parts();
  }
  const value = (type: string) => all.find((part) => part.type === type)?.value ?? '';
  return {
    day: DAYS.indexOf(value('weekday').toLowerCase()),
    minute: Number(value('hour')) * 60 + Number(value('minute')),
  };
}
