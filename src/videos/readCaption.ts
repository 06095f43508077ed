import { readBlockJson } from '../block';
import { decodeEntities } from './decodeEntities';
import { warnOf } from './warnOf';

/** A longer caption tells a story; it is no name. In characters. */
const LONGEST_TITLE = 100;

/** What a video's block calls it (`description.html` of its JSON), as text; else empty. */
export function readCaption(node: Element): string {
  const block = node.closest('[data-block-json]');
  if (!block) return '';
  try {
    const html: unknown = Object(Object(readBlockJson(block)).description).html;
    if (typeof html !== 'string') return '';
    const text = decodeEntities(html.replace(/<[^>]*>/g, ' '))
      .replace(/\s+/g, ' ')
      .trim();
    return text.length > LONGEST_TITLE ? '' : text;
  } catch (error) {
    warnOf(node, 'data-block-json', `${error}`);
    return '';
  }
}
