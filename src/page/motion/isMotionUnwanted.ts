import { parseQuery } from '#rules/query/parseQuery';
import { prefersReducedMotion } from './reducedMotion';

/**
 * Tells whether nothing may move by itself: the address says `?nomotion=true`, or the visitor asked
 * for less motion.
 */
export const isMotionUnwanted = (): boolean =>
  prefersReducedMotion() || parseQuery(location.search).get('nomotion')?.includes('true') === true;
