import type { Scope } from '#engine/scope';
import { createThrottle } from '#page/createThrottle';
import type { Analytics } from '../../analytics/analytics';

/** What the trace calls it. */
export const MOUSE_RECORD = 'mouse-position';

/** The mouse may move a hundred times between two readings of it, in milliseconds. */
const BETWEEN_MS = 1000;

/** Traces where in the page the mouse is, at most once a second. For logged-in accounts alone. */
export function watchMouse(
  analytics: Analytics,
  { runtime, after, listen, own }: Pick<Scope, 'runtime' | 'after' | 'listen' | 'own'>,
): void {
  let last: { x: number; y: number } | undefined;
  let isWaiting = false;
  const throttle = createThrottle(runtime.clock, () => analytics.trace(MOUSE_RECORD, last));
  own(throttle.stop);
  const onMove = ({ pageX, pageY }: MouseEvent) => {
    last = { x: Math.round(pageX), y: Math.round(pageY) };
    if (isWaiting) return;
    isWaiting = true;
    after(BETWEEN_MS, () => {
      isWaiting = false;
      throttle.ask();
    });
  };
  listen(document, { mousemove: onMove }, { passive: true });
}
