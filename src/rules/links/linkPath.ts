import { linkCategory, trimLink } from './linkCategory';

/** The three paths that a link of this site can have. */
export type LinkPath = 'content' | 'file' | 'collection panel';

const COLLECTION_PANEL = /^\/pages\/[0-9a-z]{24}$/i;

/**
 * Returns which path of this site a link is: a file, `/s/…`; the panel of a collection, `/pages/`
 * and an id of 24 characters; or the path of any other content. Undefined for what is no path of
 * this site. Query and hash do not count.
 */
export function linkPath(text: string): LinkPath | undefined {
  const category = linkCategory(text);
  if (category === 'file') return 'file';
  if (category !== 'content') return undefined;
  const path = trimLink(text).replace(/[?#].*/s, '');
  return COLLECTION_PANEL.test(path) ? 'collection panel' : 'content';
}
