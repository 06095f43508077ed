import type { Scope } from '#engine/scope';
import { whenVisitorIsFree } from '#page/overlays/whenVisitorIsFree';
import { windowSize } from '#page/windowSize';
import type { PopupSettings } from './settings';

/**
 * Returns how much of the page has been scrolled by, in percent; 0 where nothing can be scrolled.
 */
function scrolledPercentage(): number {
  const room = document.documentElement.scrollHeight - windowSize().height;
  return room > 0 ? (scrollY / room) * 100 : 0;
}

/**
 * Calls `open` once, at the moment that the settings say: after a time, or after the visitor has
 * scrolled, whichever comes first; not while something else has them.
 *
 * @param isTaken Whether something that is not in the page yet is about to have the visitor.
 */
export function watchMoment(
  around: Scope,
  { delay, percentage }: Pick<PopupSettings, 'delay' | 'percentage'>,
  isTaken: () => boolean,
  open: () => void,
): void {
  const scope = around.begin();
  const openWhenFree = () => {
    scope.destroy();
    whenVisitorIsFree(around, isTaken, open);
  };
  if (delay !== undefined) scope.after(delay, openWhenFree);
  if (percentage !== undefined) {
    const onScroll = () => {
      if (scrollY > 0 && scrolledPercentage() >= percentage) openWhenFree();
    };
    scope.listen(window, { scroll: onScroll });
    onScroll();
  }
}
