import type { Cancel } from '../../src/clock';
import type { Point } from '../../src/images/geometry';
import { clickSide } from './clickSide';
import type { LightboxControl } from './lightboxControl';
import { OWN_BUSINESS } from './watchGestures';
import { DOUBLE_TAP_SCALE, REST_ZOOM, type Zoom, zoomAround } from './zoom';

/** A second tap within this time, in milliseconds, and */
export const DOUBLE_TAP_MS = 300;

/** this distance, in CSS px, makes a double tap of two. */
const DOUBLE_TAP_PX = 30;

/** What taps know of the gestures around them. */
export interface Tapping {
  /** False for the click that ends a drag. */
  isTap(): boolean;
  /** In CSS px from the middle of the window. */
  pointOf(event: MouseEvent): Point;
  /** Within the bounds, and not at once. */
  setZoom(zoom: Zoom): void;
}

/**
 * Clicks and taps. Two on the picture enlarge it around them, and two more make it fit again. One
 * goes to the item of its side (`clickSide`): at once beside the picture, and on the picture when
 * no second one has come. Where there is nothing to go to, one beside the picture closes.
 */
export function watchTaps(
  slideshow: HTMLElement,
  { store, settings, runtime, isRtl, step, close }: LightboxControl,
  { isTap, pointOf, setZoom }: Tapping,
): Cancel {
  let waiting: { at: Point; cancel: Cancel } | undefined;

  const toggleZoom = (at: Point) => {
    const isEnlarged = store.state.zoom.scale > 1;
    setZoom(isEnlarged ? REST_ZOOM : zoomAround(REST_ZOOM, DOUBLE_TAP_SCALE, at));
  };

  const tap = ({ clientX: x, clientY: y }: MouseEvent, isOnPicture: boolean) => {
    const { zoom, window } = store.state;
    const side = clickSide({ x, y }, window, isRtl);
    if (zoom.scale > 1 || !side) return;
    if (settings.set.length > 1) step(side);
    else if (!isOnPicture) close();
  };

  const onClick = (event: MouseEvent) => {
    const target = event.target as Element;
    if (!isTap() || target.closest(OWN_BUSINESS)) return;
    const at = pointOf(event);
    const before = waiting;
    before?.cancel();
    waiting = undefined;
    if (before && Math.hypot(at.x - before.at.x, at.y - before.at.y) <= DOUBLE_TAP_PX) {
      return toggleZoom(at);
    }
    if (!target.closest('img')) return tap(event, false);
    const cancel = runtime.clock.after(DOUBLE_TAP_MS, () => {
      waiting = undefined;
      tap(event, true);
    });
    waiting = { at, cancel };
  };

  slideshow.addEventListener('click', onClick);
  return () => {
    slideshow.removeEventListener('click', onClick);
    waiting?.cancel();
  };
}
