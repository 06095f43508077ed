import type { Gates } from './openGates';

/**
 * The gates of a template's header, which take room: in the first pass, so that nothing moves, where
 * the page has no script of its template.
 */
export const headerGates: Gates = {
  '#headerNav': 'positioned',
  '.tmpl-loading': 'tmpl-loading',
};
