import { parseQuery } from './query/parseQuery';
import { prefersReducedMotion } from './reducedMotion';

/** Whether nothing may move by itself: by `?nomotion=true`, or because the visitor asked for less motion. */
export const isMotionUnwanted = (): boolean =>
  prefersReducedMotion() || parseQuery(location.search).get('nomotion')?.includes('true') === true;
