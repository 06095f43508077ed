import type { Map as LeafletMap } from 'leaflet';
import type { Marker } from 'leaflet/src/layer/marker/Marker.js';
import type { Scope } from '#engine/scope';

/** A finger that has moved less has not meant to, in CSS pixels. */
const TOLERANCE = 5;

/** A pin that a finger may move. */
export interface FingerDrag {
  element: HTMLElement;
  marker: Marker;
  /** Whether it may be moved now. */
  isOn(): boolean;
  started(): void;
  ended(): void;
}

/**
 * Lets a finger, or a pen, move a pin. Leaflet's own dragging is a mouse's here: it would take the finger
 * that scrolls the page for one that moves the map. A second finger, which zooms the map, lets go of the
 * pin.
 */
export function dragByFinger(
  { listen, own }: Scope,
  map: LeafletMap,
  { element, marker, isOn, started, ended }: FingerDrag,
): void {
  let stop = () => {};
  listen(element, {
    pointerdown({ pointerId, pointerType, isPrimary, clientX, clientY }) {
      if (pointerType === 'mouse' || !isPrimary || !isOn()) return;
      stop();
      const from = map.latLngToContainerPoint(marker.getLatLng());
      let isMoving = false;
      const letGo = (event?: PointerEvent) => {
        if (event && event.pointerId !== pointerId) return;
        stop();
        if (isMoving) ended();
      };
      const stopListening = listen(element, {
        pointermove(event) {
          const steps: [x: number, y: number] = [event.clientX - clientX, event.clientY - clientY];
          if (event.pointerId !== pointerId || !(isMoving || Math.hypot(...steps) > TOLERANCE))
            return;
          if (!isMoving) started();
          isMoving = true;
          marker.setLatLng(map.containerPointToLatLng(from.add(steps)));
        },
        pointerup: letGo,
        pointercancel: letGo,
      });
      const zooms = () => letGo();
      map.on('zoomstart', zooms);
      stop = () => {
        stopListening();
        map.off('zoomstart', zooms);
        stop = () => {};
      };
    },
  });
  own(() => stop());
}
