import type { Cancel } from '../../../../src/clock';
import { MOBILE_MAX_WIDTH } from '../../../../src/platform/deviceView';
import type { Stage } from '../../layout';

/**
 * The class `mobile-view`, which the platform's styles know of a slideshow: in windows for which a
 * site's mobile design is, up to 432 px.
 */
export function markMobileView({ root, adoption }: Stage): Cancel {
  const desktop = matchMedia(`(min-width: ${MOBILE_MAX_WIDTH + 1}px)`);
  const mark = () => adoption.toggleClass(root, 'mobile-view', !desktop.matches);
  mark();
  desktop.addEventListener('change', mark);
  return () => desktop.removeEventListener('change', mark);
}
