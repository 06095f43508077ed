import type { Point } from '#page/geometry/point';
import { closesBy, stepOf } from '../geometry/swipe';
import { pinchZoom, REST_ZOOM } from '../geometry/zoom';
import type { Stage } from '../stage/createStage';
import type { Zooming } from './createZooming';
import { type Gesture, wayOf } from './gesture';
import type { LightboxControl } from './lightboxControl';

/** Moves what a gesture holds. */
export interface Dragging {
  /** Follows the fingers, which are in the order in which they came down. */
  follow(gesture: Gesture, fingers: readonly Point[]): void;
  /** A finger was lifted here: goes where the gesture leads, or back. */
  finish(gesture: Gesture, point: Point): void;
  /** Takes everything back to where it was. */
  letGo(gesture: Gesture | undefined): void;
}

export function createDragging(
  { scope, store, isRtl, step, close }: LightboxControl,
  stage: Stage,
  zooming: Zooming,
): Dragging {
  const { clock } = scope.runtime;

  const letGo = (gesture: Gesture | undefined) => {
    if (gesture?.kind === 'row') stage.row.move(store.state.slot);
    if (gesture?.kind === 'close') stage.letGo();
  };

  return {
    letGo,
    follow(gesture, [first, second]) {
      if (!first) return;
      if (gesture.kind === 'pinch') {
        if (second) zooming.set(pinchZoom(gesture.zoom, gesture.began, [first, second]), false);
        return;
      }
      const way = wayOf(gesture, first, clock.now());
      const { x, y, scale } = gesture.zoom;
      if (gesture.kind === 'pan') zooming.set({ scale, x: x + way.x, y: y + way.y }, false);
      if (gesture.kind === 'row') stage.row.drag(store.state.slot, way.x);
      if (gesture.kind === 'close') stage.dragDown(Math.max(0, way.y));
    },
    finish(gesture, point) {
      if (gesture.kind === 'pinch') {
        if (store.state.zoom.scale === 1) zooming.set(REST_ZOOM, true);
        return;
      }
      const { width, height } = store.state.window;
      const way = wayOf(gesture, point, clock.now());
      const by = gesture.kind === 'row' && stepOf(way, width, isRtl);
      if (by) step(by);
      else if (gesture.kind === 'close' && closesBy(way, height)) close();
      else letGo(gesture);
    },
  };
}
