import { fillText } from '../../src/strings/fillText';
import type { Strings } from '../../src/strings/strings';

/** Younger than this, in milliseconds, is 'just now': the texts are renewed as seldom. */
const JUST_NOW_MS = 5000;

/** Younger than this, in milliseconds, is told in seconds. */
const SECONDS_END_MS = 60_000;

/**
 * How long ago something was: 'just now' below 5 s (the specification does not say until when),
 * 'about N seconds ago' below 60 s; null from then on, when a full date is due. The clocks of
 * server and visitor may differ by as much: what lies less than 60 s ahead is 'just now' too.
 *
 * @param age In milliseconds; negative for what lies ahead.
 * @param texts In the page's language.
 */
export function relativeText(age: number, texts: Strings['page']): string | null {
  if (Math.abs(age) >= SECONDS_END_MS) return null;
  if (age < JUST_NOW_MS) return texts.justNow;
  return fillText(texts.secondsAgo, { n: Math.floor(age / 1000) });
}
