import type { Map as LeafletMap } from 'leaflet';

/** How near a map is. What is asked for while it is on its way counts too. */
export interface Zoom {
  to(zoom: number): void;
  by(steps: number): void;
  /** Whether there are tiles so many steps nearer, or further away. */
  isPossible(steps: number): boolean;
}

/** Creates what zooms a map, for all that ask: buttons, keys, code. */
export function createZoom(map: LeafletMap): Zoom {
  /** What was asked for last, until the map is there. */
  let wanted: number | undefined;
  map.on('zoomend', () => {
    if (wanted === map.getZoom()) wanted = undefined;
    else if (wanted !== undefined) map.setZoom(wanted);
  });

  const after = (steps: number) => (wanted ?? map.getZoom()) + steps;
  const to = (zoom: number) => {
    const next = Math.max(map.getMinZoom(), Math.min(zoom, map.getMaxZoom()));
    if (next === after(0)) return;
    const isOnItsWay = wanted !== undefined;
    wanted = next;
    // Asked twice before a frame, Leaflet may jump there and then animate back to the first.
    if (!isOnItsWay) map.setZoom(next);
  };
  return {
    to,
    by: (steps) => to(after(steps)),
    isPossible: (steps) => after(steps) <= map.getMaxZoom() && after(steps) >= map.getMinZoom(),
  };
}
