import type { Cancel, Clock } from '../clock';
import { createThrottle } from '../createThrottle';
import type { Analytics } from '../services/analytics';

/** What the trace calls it. */
export const MOUSE_RECORD = 'mouse-position';

/** The mouse may move a hundred times between two readings of it, in milliseconds. */
const BETWEEN_MS = 1000;

/** Traces where in the page the mouse is, at most once a second. For logged-in accounts alone. */
export function watchMouse(analytics: Analytics, clock: Clock): Cancel {
  let last: { x: number; y: number } | undefined;
  let cancelWait: Cancel | undefined;
  const throttle = createThrottle(clock, () => analytics.trace(MOUSE_RECORD, last));
  const onMove = ({ pageX, pageY }: MouseEvent) => {
    last = { x: Math.round(pageX), y: Math.round(pageY) };
    cancelWait ??= clock.after(BETWEEN_MS, () => {
      cancelWait = undefined;
      throttle.ask();
    });
  };
  document.addEventListener('mousemove', onMove, { passive: true });
  return () => {
    document.removeEventListener('mousemove', onMove);
    cancelWait?.();
    throttle.stop();
  };
}
