/// <reference types="google.maps" />
import type { Runtime } from '#engine/runtime';
import type { Scope } from '#engine/scope';
import { openWindow } from '#page/links/openWindow';
import type { MapModel, Pin, Place } from '../model/mapModel';
import { pinLabel } from '../model/pinLabel';
import { serviceAddress } from '../model/serviceAddress';
import type { MapMaker, TellMoved } from '../service';
import { createMapScript } from './createMapScript';
import { type CreateMarker, createPlainMarker, makeAdvancedMarkers } from './markers';
import { readMapId } from './readMapId';
import { serviceOptions } from './serviceOptions';

const SERVICE_HOST = 'www.google.com';

/** So long the service may take to show the first of a map, in milliseconds. */
const PATIENCE_MS = 30_000;

/** Puts a pin on a map: a press opens the map service, or tells the pin's name. */
function pinOn(
  map: google.maps.Map,
  pin: Pin,
  create: CreateMarker,
  current: () => MapModel,
  tellMoved: (place: Place) => void,
) {
  const note = new google.maps.InfoWindow({ content: pin.title || pinLabel(pin) });
  const marker = create(map, pin, {
    press() {
      const here = { ...pin, ...marker.place() };
      const zoom = map.getZoom() ?? current().zoom;
      if (current().linkOnClick) openWindow(serviceAddress(here, zoom), [SERVICE_HOST]);
      else note.open({ map, anchor: marker.anchor });
    },
    moved() {
      const place = marker.place();
      if (place) tellMoved(place);
    },
  });
  return marker;
}

const whenSeen = (scope: Scope, map: google.maps.Map) =>
  new Promise<void>((resolve, reject) => {
    google.maps.event.addListenerOnce(map, 'tilesloaded', () => resolve());
    scope.after(PATIENCE_MS, () => reject(new Error('the map service showed nothing in 30 s')));
  });

/** A map in its box, with its pins, until its scope ends. */
function draw(
  scope: Scope,
  box: HTMLElement,
  model: MapModel,
  mapId: string,
  library: google.maps.MarkerLibrary,
  tellMoved: TellMoved,
) {
  const create = mapId ? makeAdvancedMarkers(library) : createPlainMarker;
  let shown = model;
  const { center, zoom, pins } = model;
  const options = { center, zoom, ...(mapId && { mapId }), ...serviceOptions(model, mapId) };
  const map = new google.maps.Map(box, options);
  const markers = pins.map((pin, index) =>
    pinOn(
      map,
      pin,
      create,
      () => shown,
      (place) => tellMoved(index, place),
    ),
  );
  scope.own(() => {
    for (const marker of markers) marker.remove();
    google.maps.event.clearInstanceListeners(map);
  });
  if (pins.length > 1) {
    const bounds = new google.maps.LatLngBounds();
    for (const pin of pins) bounds.extend(pin);
    map.fitBounds(bounds);
  }
  const set = (next: MapModel) => {
    map.setOptions(serviceOptions(next, mapId));
    // What part of it is seen is the visitor's, until the zoom is another one.
    if (next.zoom !== shown.zoom) map.setZoom(next.zoom);
    for (const marker of markers) marker.setDraggable(next.markerDraggable);
    shown = next;
  };
  set(model);
  return { map, set };
}

/** Makes what draws a map with the service's own script: with the site's map id, else with JSON styles. */
export const createDrawing =
  (runtime: Runtime): MapMaker['draw'] =>
  async (scope, box, model, { tellMoved }) => {
    const script = runtime.part(createMapScript);
    const library = await script.load();
    const idOf = ({ style }: MapModel) => readMapId(runtime.context, style);
    let mapId = idOf(model);
    let life = scope.begin();
    let drawn = draw(life, box, model, mapId, library, tellMoved);
    await Promise.race([whenSeen(scope, drawn.map), script.whenRefused]);

    /** A map keeps the id that it was made with: one of another id is another map. */
    const redraw = (next: MapModel) => {
      mapId = idOf(next);
      life.destroy();
      box.replaceChildren();
      life = scope.begin();
      drawn = draw(life, box, next, mapId, library, tellMoved);
    };
    return {
      set(next) {
        if (idOf(next) === mapId) drawn.set(next);
        else redraw(next);
      },
    };
  };
