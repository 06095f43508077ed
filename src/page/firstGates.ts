import type { Gates } from './openGates';

/** The gates of blocks, for the first pass: whatever becomes of their code, they are seen. */
export const blockGates: Gates = {
  '.newsletter-block': 'rendered',
  '.image-block-outer-wrapper': 'animation-loaded',
  '.sqs-block-quote [class*=block-animation]': 'animation-loaded',
};

/**
 * The gates of a template's header, which take room: in the first pass, so that nothing moves, where
 * the page has no script of its template.
 */
export const headerGates: Gates = {
  '#headerNav': 'positioned',
  '.tmpl-loading': 'tmpl-loading',
};
