/// <reference types="google.maps" />
import type { Runtime } from '#engine/runtime';
import type { Scope } from '#engine/scope';
import { openWindow } from '#page/links/openWindow';
import type { MapModel, Pin } from '../model/mapModel';
import { pinLabel } from '../model/pinLabel';
import { serviceAddress } from '../model/serviceAddress';
import type { MapMaker } from '../service';
import { createMapScript } from './createMapScript';
import { serviceOptions } from './serviceOptions';

const SERVICE_HOST = 'www.google.com';

/** So long the service may take to show the first of a map, in milliseconds. */
const PATIENCE_MS = 30_000;

function createMarker(map: google.maps.Map, pin: Pin, current: () => MapModel) {
  const marker = new google.maps.Marker({ map, position: pin, title: pin.title || pinLabel(pin) });
  const note = new google.maps.InfoWindow({ content: pin.title || pinLabel(pin) });
  let isDragged = false;
  marker.addListener('dragstart', () => {
    isDragged = true;
  });
  marker.addListener('mousedown', () => {
    isDragged = false;
  });
  marker.addListener('click', () => {
    if (isDragged) return;
    const { lat = pin.lat, lng = pin.lng } = marker.getPosition()?.toJSON() ?? {};
    const zoom = map.getZoom() ?? current().zoom;
    if (current().linkOnClick)
      openWindow(serviceAddress({ ...pin, lat, lng }, zoom), [SERVICE_HOST]);
    else note.open({ map, anchor: marker });
  });
  return marker;
}

const whenSeen = (scope: Scope, map: google.maps.Map) =>
  new Promise<void>((resolve, reject) => {
    google.maps.event.addListenerOnce(map, 'tilesloaded', () => resolve());
    scope.after(PATIENCE_MS, () => reject(new Error('the map service showed nothing in 30 s')));
  });

/** Makes what draws a map with the service's own script. */
export const createDrawing =
  (runtime: Runtime): MapMaker['draw'] =>
  async (scope, box, model) => {
    const script = runtime.part(createMapScript);
    await script.load();
    let shown = model;
    const map = new google.maps.Map(box, serviceOptions(model));
    const markers = model.pins.map((pin) => createMarker(map, pin, () => shown));
    scope.own(() => {
      for (const marker of markers) marker.setMap(null);
      google.maps.event.clearInstanceListeners(map);
    });
    const set = (next: MapModel) => {
      shown = next;
      map.setOptions(serviceOptions(next));
      for (const marker of markers) marker.setDraggable(next.markerDraggable);
    };
    set(model);
    if (model.pins.length > 1) {
      const bounds = new google.maps.LatLngBounds();
      for (const pin of model.pins) bounds.extend(pin);
      map.fitBounds(bounds);
    }
    await Promise.race([whenSeen(scope, map), script.whenRefused]);
    return { set };
  };
