import { isEnglish } from '#rules/languages/english';
import { englishUnit } from '#rules/numbers/englishUnit';
import type { NumberFormats } from '#rules/numbers/numberFormats';

const MINUTE = 60;
const HOUR = 3600;

const two = (number: number) => String(number).padStart(2, '0');

/** Returns a time as players show it: `0:05`, `12:30`, `1:02:03`; '' for one that is not known. */
export function formatTime(seconds: number): string {
  if (!Number.isFinite(seconds) || seconds < 0) return '';
  const whole = Math.floor(seconds);
  const minutes = Math.floor((whole % HOUR) / MINUTE);
  const hours = Math.floor(whole / HOUR);
  const end = two(whole % MINUTE);
  return hours ? `${hours}:${two(minutes)}:${end}` : `${minutes}:${end}`;
}

/**
 * Returns a time in words, for whoever hears it: `1 minute 5 seconds`. A language that the browser does
 * not know, or none, is English, for which no format is asked for.
 */
export function speakTime(seconds: number, language: string, formats: NumberFormats): string {
  const whole = Math.floor(seconds);
  const parts = [
    ['hour', Math.floor(whole / HOUR)],
    ['minute', Math.floor((whole % HOUR) / MINUTE)],
    ['second', whole % MINUTE],
  ] as const;
  const said = parts.filter(([unit, number]) => number || (unit === 'second' && whole < 1));
  const speak = (tag: string) =>
    said
      .map(([unit, number]) =>
        isEnglish(tag)
          ? `${number} ${englishUnit(unit, number)}`
          : formats(tag, { style: 'unit', unit, unitDisplay: 'long' }).format(number),
      )
      .join(' ');
  try {
    return speak(language || 'en');
  } catch {
    return speak('en');
  }
}
