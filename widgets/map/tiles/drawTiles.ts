import 'leaflet/src/map/handler/Map.DoubleClickZoom.js';
import 'leaflet/src/map/handler/Map.Drag.js';
import 'leaflet/src/map/handler/Map.Keyboard.js';
import 'leaflet/src/map/handler/Map.ScrollWheelZoom.js';
import 'leaflet/src/map/handler/Map.TouchZoom.js';
import { Map as LeafletMap } from 'leaflet/src/map/Map.js';
import type { Scope } from '#engine/scope';
import { prefersReducedMotion } from '#page/motion/reducedMotion';
import type { MapModel } from '../model/mapModel';
import type { MapMaker } from '../service';
import { createAttribution } from './createAttribution';
import { createTiles } from './createTiles';
import { createPins } from './pins/createPins';
import { createZoom } from './zoom/createZoom';
import { createZoomButtons } from './zoom/createZoomButtons';
import { listenToSigns } from './zoom/listenToSigns';

/** The room between pins and the map's edges, in CSS pixels: a pin is 48 by 64. */
const EDGE: [number, number] = [48, 72];

function createMap(scope: Scope, box: HTMLElement, model: MapModel): LeafletMap {
  const { center, zoom, pins, tiles } = model;
  const isMoving = !prefersReducedMotion();
  const map = new LeafletMap(box, {
    center: [center.lat, center.lng],
    zoom,
    maxZoom: tiles?.maxZoom,
    fadeAnimation: isMoving,
    zoomAnimation: isMoving,
    markerZoomAnimation: isMoving,
    inertia: isMoving,
    touchZoom: true,
  });
  scope.own(() => map.remove());
  if (pins.length > 1) {
    const places = pins.map(({ lat, lng }): [number, number] => [lat, lng]);
    map.fitBounds(places, { padding: EDGE, maxZoom: zoom, animate: false });
  }
  const observer = new ResizeObserver(() => {
    if (box.clientWidth && box.clientHeight) map.invalidateSize({ animate: false });
  });
  observer.observe(box);
  scope.own(() => observer.disconnect());
  return map;
}

const setHandler = (handler: { enable(): unknown; disable(): unknown }, isOn: boolean) =>
  isOn ? handler.enable() : handler.disable();

/** Draws a map of tiles: Leaflet, with buttons, pins and attribution of our own. */
export const drawTiles: MapMaker['draw'] = async (
  scope,
  box,
  model,
  { texts, warn, tellMoved },
) => {
  const map = createMap(scope, box, model);
  const attribution = model.tiles?.attribution;
  if (attribution) await createAttribution(scope, box, attribution);
  const zoom = createZoom(map);
  const buttons = createZoomButtons(scope, map, box, zoom, texts);
  listenToSigns(scope, box, zoom);
  const pins = createPins({ scope, map, box, texts, tellMoved }, model);
  const tiles = createTiles(scope, map, model, warn);

  const apply = (next: MapModel) => {
    setHandler(map.dragging, next.draggable);
    setHandler(map.scrollWheelZoom, next.scrollwheel);
    buttons.hidden = !next.showControls || next.disableDefaultUI;
    pins.set(next);
  };
  apply(model);
  let shown = model;
  await tiles.whenSeen;
  return {
    set(next) {
      if (next.zoom !== shown.zoom) zoom.to(next.zoom);
      tiles.set(next);
      apply(next);
      shown = next;
    },
  };
};
