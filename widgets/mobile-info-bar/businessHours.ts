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

/** A span of the night may be told by minutes of the day after. */
const isMinute = (minute: unknown) =>
  Number.isFinite(minute) && Number(minute) >= 0 && Number(minute) <= 2 * DAY_MINUTES;

/** A span in minutes of the day. One that ends before it begins ends on the next day. */
export interface HoursRange {
  from: number;
  to: number;
}

/** The hours of one day of the week. */
export interface BusinessDay {
  /** The owner's words, `8am to 5pm`; empty where there are none. */
  text: string;
  ranges: readonly HoursRange[];
}

const isRange = (range: unknown): range is HoursRange => {
  const { from, to } = Object(range);
  return isMinute(from) && isMinute(to);
};

/** Reads Monday to Sunday; undefined where the server says nothing of any day. */
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
 * Tells whether the business is open.
 *
 * @param day 0 is Monday.
 * @param minute The minute of that day.
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
 * Returns the day (0 is Monday) and its minute at the place of the business.
 *
 * @param timeZone A name such as `Europe/Athens`. Default, also for a wrong name: the visitor's.
 */
export function timeAt(date: Date, timeZone: string): { day: number; minute: number } {
  const partsIn = (zone?: string) =>
    new Intl.DateTimeFormat('en-US', {
      weekday: 'long',
      hour: 'numeric',
      minute: 'numeric',
      hourCycle: 'h23',
      ...(zone && { timeZone: zone }),
    }).formatToParts(date);
  let all: Intl.DateTimeFormatPart[];
  try {
    all = partsIn(timeZone);
  } catch {
    all = partsIn();
  }
  const value = (type: string) => all.find((part) => part.type === type)?.value ?? '';
  return {
    day: DAYS.indexOf(value('weekday').toLowerCase()),
    minute: Number(value('hour')) * 60 + Number(value('minute')),
  };
}
