import type { Cancel } from '#engine/clock';
import type { Scope } from '#engine/scope';
import type { Point } from '#page/geometry/point';
import { clickSide } from '../geometry/clickSide';
import { DOUBLE_TAP_SCALE, REST_ZOOM, zoomAround } from '../geometry/zoom';
import { answersPresses } from './answersPresses';
import type { Zooming } from './createZooming';
import type { LightboxControl } from './lightboxControl';

/** The longest time between the two taps of a double tap, in milliseconds. */
export const DOUBLE_TAP_MS = 300;

/** The largest distance between them, in CSS px. */
const DOUBLE_TAP_PX = 30;

/**
 * Answers clicks and taps. Two on the picture enlarge it around them, and two more make it fit
 * again. One goes to the item of its side (`clickSide`): at once beside the picture, and on the
 * picture when no second one has come. Where there is nothing to go to, one beside the picture
 * closes.
 *
 * @param isTap Returns false for the click that ends a drag.
 */
export function watchTaps(
  scope: Scope,
  slideshow: HTMLElement,
  { store, settings, isRtl, step, close }: LightboxControl,
  zooming: Zooming,
  isTap: () => boolean,
): void {
  let waiting: { at: Point; cancel: Cancel } | undefined;

  const toggleZoom = (at: Point) => {
    const isEnlarged = store.state.zoom.scale > 1;
    zooming.set(isEnlarged ? REST_ZOOM : zoomAround(REST_ZOOM, DOUBLE_TAP_SCALE, at), true);
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
    if (!isTap() || answersPresses(target)) return;
    const at = zooming.pointOf(event);
    const before = waiting;
    before?.cancel();
    waiting = undefined;
    if (before && Math.hypot(at.x - before.at.x, at.y - before.at.y) <= DOUBLE_TAP_PX) {
      return toggleZoom(at);
    }
    if (!target.closest('img')) return tap(event, false);
    const cancel = scope.after(DOUBLE_TAP_MS, () => {
      waiting = undefined;
      tap(event, true);
    });
    waiting = { at, cancel };
  };

  scope.listen(slideshow, { click: onClick });
}
