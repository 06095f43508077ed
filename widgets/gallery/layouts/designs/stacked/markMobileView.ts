import { MOBILE_MAX_WIDTH } from '#rules/deviceView';
import type { Stage } from '../../layout';

/**
 * The class `mobile-view`, which the platform's styles know of a slideshow: in windows for which a
 * site's mobile design is, up to 432 px.
 */
export function markMobileView({ root, scope }: Stage): void {
  const desktop = matchMedia(`(min-width: ${MOBILE_MAX_WIDTH + 1}px)`);
  const mark = () => scope.adopt.toggleClass(root, 'mobile-view', !desktop.matches);
  mark();
  scope.listen(desktop, { change: mark });
}
