import { readBlockJson } from '#engine/block/block';
import { warnVideo } from '../warnVideo';
import { decodeEntities } from './decodeEntities';

/** A longer caption tells a story; it is no name. In characters. */
const LONGEST_TITLE = 100;

/** Returns the caption of a video's block (`description.html` of its JSON) as text; else empty. */
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
    warnVideo(node, 'data-block-json', `${error}`);
    return '';
  }
}
