import type { Cancel, Clock } from '../../src/clock';
import { listenAll } from '../../src/listenAll';
import type { PopupSettings } from './settings';

/** Where somebody may be typing: nobody takes the focus away from there. */
const EDITED = 'input,textarea,select,iframe,[contenteditable]:not([contenteditable=false])';

/** How much of the page has been scrolled by, in percent; 0 where there is nothing to scroll. */
function scrolledPercentage(): number {
  const { scrollHeight, clientHeight } = document.documentElement;
  const room = scrollHeight - clientHeight;
  return room > 0 ? (scrollY / room) * 100 : 0;
}

/**
 * Calls `open` once, at the moment that the settings say: after a time, after the visitor has
 * scrolled, whichever comes first; while they are in a field, not before they have left it.
 */
export function watchMoment(
  clock: Clock,
  { delay, percentage }: Pick<PopupSettings, 'delay' | 'percentage'>,
  open: () => void,
): Cancel {
  let stops: Cancel[] = [];
  const stop = () => {
    for (const one of stops.splice(0)) one();
  };
  const openWhenFree = () => {
    stop();
    if (!document.activeElement?.matches(EDITED)) return open();
    // The focus is nowhere yet while it leaves.
    const later = () => stops.push(clock.after(0, openWhenFree));
    stops = [listenAll({ focusout: later, blur: later }, true)];
  };
  if (delay !== undefined) stops.push(clock.after(delay, openWhenFree));
  if (percentage !== undefined) {
    const look = () => {
      if (scrollY > 0 && scrolledPercentage() >= percentage) openWhenFree();
    };
    stops.push(listenAll({ scroll: look }, false));
    look();
  }
  return stop;
}
