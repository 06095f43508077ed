import type { Point } from '#page/geometry/point';
import { boundZoom, wheelScale, type Zoom, zoomAround } from '../geometry/zoom';
import type { Stage } from '../stage/createStage';
import type { LightboxControl } from './lightboxControl';

/** Enlarges and moves the open item. */
export interface Zooming {
  /** Returns where an event is, in CSS px from the middle of the window. */
  pointOf(event: MouseEvent): Point;
  /** Sets the zoom, within its bounds; `isAnimated` where it did not come from a finger. */
  set(zoom: Zoom, isAnimated: boolean): void;
  /** Answers the wheel with Ctrl held, and a pinch on a trackpad. */
  turn(event: WheelEvent): void;
}

export function createZooming(
  { store, drawnSize, sourceSize }: LightboxControl,
  stage: Stage,
): Zooming {
  const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { width, height } = store.state.window;
    return { x: clientX - width / 2, y: clientY - height / 2 };
  };
  const set = (zoom: Zoom, isAnimated: boolean) => {
    const { slot, window } = store.state;
    const bounded = boundZoom(zoom, drawnSize(slot), sourceSize(slot), window);
    store.dispatch({ type: 'zoom', zoom: bounded });
    stage.zoom(bounded, isAnimated);
  };
  return {
    pointOf,
    set,
    turn(event) {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const { zoom } = store.state;
      set(zoomAround(zoom, wheelScale(zoom.scale, event.deltaY), pointOf(event)), false);
    },
  };
}
