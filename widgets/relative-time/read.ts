import type { Block } from '../../src/block';
import type { Warn } from '../../src/island/defineIsland';
import { page } from '../../src/strings/page';

/** A time on the page. */
export interface RelativeTimeModel {
  /** The server's text: its content is driven, the node stays. */
  text: Text;
  /** Milliseconds since the epoch. */
  date: number;
  /** The language of the text's surroundings: a language tag, or ''. */
  language: string;
}

/** The texts of a node that are more than white space. */
function textsIn(node: Node): Text[] {
  if (node instanceof Text) return node.data.trim() ? [node] : [];
  return [...node.childNodes].flatMap(textsIn);
}

/** Milliseconds since the epoch, or NaN for what is no number or no date. */
const readDate = (text = '') => (text.trim() ? new Date(Number(text)).getTime() : Number.NaN);

/** Reads a time: `data-date`, and the one text that the server wrote for it. */
export function readRelativeTime(
  node: HTMLElement,
  _block: Block,
  warn: Warn,
): RelativeTimeModel | null {
  const date = readDate(node.dataset.date);
  if (Number.isNaN(date)) {
    warn('data-date', page.invalidDate);
    return null;
  }
  const [text, ...others] = textsIn(node);
  if (!text || others.length) {
    warn('text', 'one text is expected; left as it is');
    return null;
  }
  return { text, date, language: node.closest<HTMLElement>('[lang]')?.lang ?? '' };
}
