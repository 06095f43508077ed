import type { ReadScope } from '#engine/scope';
import { readOneText } from '#page/fields/readOneText';
import { readMoment } from '#rules/dates/readMoment';
import { page } from '#texts/site/page';

/** The model of a time on the page. */
export interface RelativeTimeModel {
  /** The server's text node: its content is renewed, the node stays. */
  text: Text;
  /** Milliseconds since the epoch. */
  date: number;
  /** The language tag of the text's surroundings, or ''. */
  language: string;
  /** Whether it never becomes a date: minutes to years are told as well. */
  isAlwaysRelative: boolean;
}

/**
 * Returns milliseconds since the epoch: those of `data-date`, else the moment that `datetime` names.
 * NaN for a text that is no number, or no date.
 */
const readDate = ({ dataset: { date }, dateTime }: HTMLElement & { dateTime?: string }): number =>
  date === undefined
    ? readMoment(dateTime ?? '')
    : new Date(date.trim() ? Number(date) : '').getTime();

/**
 * Reads a time: `data-date` or `datetime`, and the one text that the server wrote for it. Null, after
 * a warning, where there is no date, or not one text.
 */
export function readRelativeTime(scope: ReadScope): RelativeTimeModel | null {
  const { node, warn } = scope;
  const date = readDate(node);
  if (Number.isNaN(date)) {
    warn('data-date', page.invalidDate);
    return null;
  }
  const text = readOneText(scope);
  if (!text) return null;
  return {
    text,
    date,
    language: node.closest<HTMLElement>('[lang]')?.lang ?? '',
    isAlwaysRelative: node.dataset.relativeTime === 'always',
  };
}
