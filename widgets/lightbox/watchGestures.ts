import type { Cancel } from '../../src/clock';
import type { Point } from '../../src/images/geometry';
import type { Stage } from './createStage';
import type { LightboxControl } from './lightboxControl';
import { axisOf, closesBy, stepOf, type Way } from './swipe';
import { watchTaps } from './watchTaps';
import { boundZoom, pinchZoom, REST_ZOOM, wheelScale, type Zoom, zoomAround } from './zoom';

/** What is pressed for itself, inside an item. */
export const OWN_BUSINESS = '.sqs-video-wrapper, a, button';

/** What fingers that are down are at. */
type Gesture =
  | { kind: 'press' | 'none' | 'row' | 'close' | 'pan'; start: Point; at: number; zoom: Zoom }
  | { kind: 'pinch'; began: readonly [Point, Point]; zoom: Zoom };

/**
 * What fingers, the mouse and the wheel do with the open item. One finger along the row goes to
 * another item, one down closes, one on an enlarged item moves it, two enlarge; so does the wheel
 * with ctrl. For taps and clicks see `watchTaps`.
 */
export function watchGestures(
  slideshow: HTMLElement,
  control: LightboxControl,
  stage: Stage,
): Cancel {
  const { store, settings, isRtl, step, close, drawnSize, sourceSize } = control;
  const { clock } = control.runtime;
  const down = new Map<number, Point>();
  let gesture: Gesture | undefined;
  /** The click that ends a drag with the mouse is none. */
  let wasDragged = false;

  const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { width, height } = store.state.window;
    return { x: clientX - width / 2, y: clientY - height / 2 };
  };

  const setZoom = (zoom: Zoom, isSettling: boolean) => {
    const { slot, window } = store.state;
    const bounded = boundZoom(zoom, drawnSize(slot), sourceSize(slot), window);
    store.dispatch({ type: 'zoom', zoom: bounded });
    stage.zoom(bounded, isSettling);
  };

  const wayOf = ({ start, at }: { start: Point; at: number }, point: Point): Way => ({
    x: point.x - start.x,
    y: point.y - start.y,
    ms: clock.now() - at,
  });

  const begin = () => {
    const [first, second] = [...down.values()];
    const { zoom } = store.state;
    if (first && second) gesture = { kind: 'pinch', began: [first, second], zoom };
    else if (first) gesture = { kind: 'press', start: first, at: clock.now(), zoom };
  };

  const letGo = () => {
    if (gesture?.kind === 'row') stage.row.move(store.state.slot);
    if (gesture?.kind === 'close') stage.letGo();
  };

  const kindOf = (way: Way): 'press' | 'none' | 'row' | 'close' | 'pan' => {
    const axis = axisOf(way);
    if (!axis) return 'press';
    if (store.state.zoom.scale > 1) return 'pan';
    if (axis === 'x') return settings.set.length > 1 ? 'row' : 'none';
    return way.y > 0 ? 'close' : 'none';
  };

  const follow = (now: Gesture) => {
    const [first, second] = [...down.values()];
    if (!first) return;
    if (now.kind === 'pinch') {
      if (second) setZoom(pinchZoom(now.zoom, now.began, [first, second]), false);
      return;
    }
    const way = wayOf(now, first);
    const { x, y, scale } = now.zoom;
    if (now.kind === 'pan') setZoom({ scale, x: x + way.x, y: y + way.y }, false);
    if (now.kind === 'row') stage.row.drag(store.state.slot, way.x);
    if (now.kind === 'close') stage.dragDown(Math.max(0, way.y));
  };

  const onDown = (event: PointerEvent) => {
    if (event.button !== 0 || (event.target as Element).closest(OWN_BUSINESS)) return;
    if (down.size === 2) return;
    down.set(event.pointerId, pointOf(event));
    if (down.size === 2) letGo();
    wasDragged = down.size === 2;
    begin();
  };

  const onMove = (event: PointerEvent) => {
    let now = gesture;
    if (!now || !down.has(event.pointerId)) return;
    down.set(event.pointerId, pointOf(event));
    if (now.kind === 'press') {
      const kind = kindOf(wayOf(now, pointOf(event)));
      if (kind === 'press') return;
      now = { ...now, kind };
      gesture = now;
      wasDragged = true;
      // So that its end is heard wherever it is.
      if (event.isTrusted) slideshow.setPointerCapture(event.pointerId);
    }
    follow(now);
  };

  const onUp = (event: PointerEvent) => {
    if (!down.has(event.pointerId)) return;
    const over = gesture;
    const point = pointOf(event);
    down.delete(event.pointerId);
    gesture = undefined;
    if (over?.kind === 'row') {
      const by = stepOf(wayOf(over, point), store.state.window.width, isRtl);
      if (by) step(by);
      else stage.row.move(store.state.slot);
    } else if (over?.kind === 'close') {
      if (closesBy(wayOf(over, point), store.state.window.height)) close();
      else stage.letGo();
    } else if (over?.kind === 'pinch') {
      // The finger that is left moves it on.
      begin();
      if (store.state.zoom.scale === 1) setZoom(REST_ZOOM, true);
    }
  };

  const onCancel = (event: PointerEvent) => {
    if (!down.delete(event.pointerId)) return;
    letGo();
    gesture = undefined;
  };

  const onWheel = (event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    const { zoom } = store.state;
    setZoom(zoomAround(zoom, wheelScale(zoom.scale, event.deltaY), pointOf(event)), false);
  };

  const listening = new AbortController();
  const { signal } = listening;
  slideshow.addEventListener('pointerdown', onDown, { signal });
  slideshow.addEventListener('pointermove', onMove, { signal });
  slideshow.addEventListener('pointerup', onUp, { signal });
  slideshow.addEventListener('pointercancel', onCancel, { signal });
  slideshow.addEventListener('wheel', onWheel, { signal, passive: false });
  const stopTaps = watchTaps(slideshow, control, {
    isTap: () => !wasDragged,
    pointOf,
    setZoom: (zoom) => setZoom(zoom, true),
  });
  return () => {
    listening.abort();
    stopTaps();
  };
}
