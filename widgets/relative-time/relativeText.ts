import { fillText } from '#texts/fillText';
import type { Strings } from '#texts/strings';

/** An age below this, in milliseconds, is 'just now': the texts are renewed as seldom. */
const JUST_NOW_MS = 5000;

/** An age below this, in milliseconds, is told in seconds. */
const SECONDS_END_MS = 60_000;

/**
 * Returns how long ago something was: 'just now' below 5 s, 'about N seconds ago' below 60 s; null
 * from then on, when a full date is due. The clocks of server and visitor may differ: less than 60
 * s ahead is 'just now' too.
 *
 * @param age In milliseconds; negative for the future.
 * @param texts In the page's language.
 */
export function relativeText(age: number, texts: Strings['page']): string | null {
  if (Math.abs(age) >= SECONDS_END_MS) return null;
  if (age < JUST_NOW_MS) return texts.justNow;
  return fillText(texts.secondsAgo, { n: Math.floor(age / 1000) });
}
