import type { ReadScope } from '#engine/scope';
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

/** Returns the texts of a node that are more than white space. */
function textsIn(node: Node): Text[] {
  if (node instanceof Text) return node.data.trim() ? [node] : [];
  return [...node.childNodes].flatMap(textsIn);
}

/**
 * Returns milliseconds since the epoch: those of `data-date`, else the moment that `datetime` names.
 * NaN for a text that is no number, or no date.
 */
const readDate = ({ dataset: { date }, dateTime }: HTMLElement & { dateTime?: string }): number =>
  new Date(date === undefined ? (dateTime ?? '') : date.trim() ? Number(date) : '').getTime();

/**
 * Reads a time: `data-date` or `datetime`, and the one text that the server wrote for it. Null, after
 * a warning, where there is no date, or not one text.
 */
export function readRelativeTime({ node, warn }: ReadScope): RelativeTimeModel | null {
  const date = readDate(node);
  if (Number.isNaN(date)) {
    warn('data-date', page.invalidDate);
    return null;
  }
  const [text, ...others] = textsIn(node);
  if (!text || others.length) {
    warn('text', 'one text is expected; left as it is');
    return null;
  }
  return {
    text,
    date,
    language: node.closest<HTMLElement>('[lang]')?.lang ?? '',
    isAlwaysRelative: node.dataset.relativeTime === 'always',
  };
}
