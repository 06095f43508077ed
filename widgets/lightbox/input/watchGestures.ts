import type { Scope } from '#engine/scope';
import type { Point } from '#page/geometry/point';
import type { Stage } from '../stage/createStage';
import { answersPresses } from './answersPresses';
import { createDragging } from './createDragging';
import { createZooming } from './createZooming';
import { dragKindOf, type Gesture, wayOf } from './gesture';
import type { LightboxControl } from './lightboxControl';
import { watchTaps } from './watchTaps';

/**
 * Lets fingers, the mouse and the wheel move the open item. One finger along the row goes to
 * another item, one down closes, one on an enlarged item moves it, two enlarge; so does the wheel
 * with Ctrl. For taps and clicks see `watchTaps`.
 */
export function watchGestures(
  scope: Scope,
  slideshow: HTMLElement,
  control: LightboxControl,
  stage: Stage,
): void {
  const { store, settings } = control;
  const { clock } = scope.runtime;
  const zooming = createZooming(control, stage);
  const dragging = createDragging(control, stage, zooming);
  /** The places of the fingers that are down. */
  const fingers = new Map<number, Point>();
  let gesture: Gesture | undefined;
  /** The click that ends a drag with the mouse is none. */
  let wasDragged = false;

  const begin = () => {
    const [first, second] = [...fingers.values()];
    const { zoom } = store.state;
    if (first && second) gesture = { kind: 'pinch', began: [first, second], zoom };
    else if (first) gesture = { kind: 'press', start: first, at: clock.now(), zoom };
  };

  const onDown = (event: PointerEvent) => {
    if (event.button !== 0 || answersPresses(event.target) || fingers.size === 2) return;
    fingers.set(event.pointerId, zooming.pointOf(event));
    wasDragged = fingers.size === 2;
    if (wasDragged) dragging.letGo(gesture);
    begin();
  };

  const onMove = (event: PointerEvent) => {
    if (!gesture || !fingers.has(event.pointerId)) return;
    const point = zooming.pointOf(event);
    fingers.set(event.pointerId, point);
    if (gesture.kind === 'press') {
      const isEnlarged = store.state.zoom.scale > 1;
      const way = wayOf(gesture, point, clock.now());
      const kind = dragKindOf(way, isEnlarged, settings.set.length > 1);
      if (kind === 'press') return;
      gesture = { ...gesture, kind };
      wasDragged = true;
      // So that its end is heard wherever it is.
      if (event.isTrusted) slideshow.setPointerCapture(event.pointerId);
    }
    dragging.follow(gesture, [...fingers.values()]);
  };

  const onUp = (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId)) return;
    const over = gesture;
    gesture = undefined;
    // The finger that is left moves it on.
    if (over?.kind === 'pinch') begin();
    if (over) dragging.finish(over, zooming.pointOf(event));
  };

  const onCancel = (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId)) return;
    dragging.letGo(gesture);
    gesture = undefined;
  };

  scope.listen(slideshow, {
    pointerdown: onDown,
    pointermove: onMove,
    pointerup: onUp,
    pointercancel: onCancel,
  });
  scope.listen(slideshow, { wheel: zooming.turn }, { passive: false });
  watchTaps(scope, slideshow, control, zooming, () => !wasDragged);
}
