import type { Map as LeafletMap } from 'leaflet';
import { Icon } from 'leaflet/src/layer/marker/Icon.js';
import { Marker } from 'leaflet/src/layer/marker/Marker.js';
import type { Scope } from '#engine/scope';
import { openWindow } from '#page/links/openWindow';
import type { maps } from '#texts/widgets/maps';
import type { MapModel, Pin } from '../model/mapModel';
import { pinLabel } from '../model/pinLabel';
import { serviceAddress } from '../model/serviceAddress';
import type { MapPopups } from '../service';
import { createPinElement } from './pinElement';

/** The pins of a map. */
interface Pins {
  set(model: MapModel): void;
}

/** Where a pin's point is, from its upper left corner, and its size, in CSS pixels. */
const ICON = { iconSize: [48, 64] as [number, number], iconAnchor: [24, 64] as [number, number] };

const SERVICE_HOST = 'www.google.com';

const iconOf = (element: HTMLElement) => {
  const icon = new Icon({ ...ICON, iconUrl: '-' });
  icon.createIcon = () => element;
  icon.createShadow = () => document.createElement('div');
  return icon;
};

/** Puts the pins on a map: buttons that open the map service, or tell their address. */
export function createPins(
  scope: Scope,
  map: LeafletMap,
  box: HTMLElement,
  model: MapModel,
  texts: typeof maps,
): Pins {
  let options = model;
  let popups: MapPopups | undefined;
  const toggle = async (element: HTMLElement, place: Pin, zoom: number) => {
    popups ??= (await scope.runtime.use('map-popups')).on({ scope, map, box, texts });
    popups.toggle(element, place, zoom);
  };

  const create = (pin: Pin) => {
    const element = createPinElement(pin.title || pinLabel(pin));
    const marker = new Marker([pin.lat, pin.lng], {
      icon: iconOf(element),
      keyboard: false,
      riseOnHover: true,
    }).addTo(map);
    let isDragged = false;
    marker.on('dragstart', () => {
      isDragged = true;
      popups?.close();
    });
    const press = () => {
      const { lat, lng } = marker.getLatLng();
      const here = { ...pin, lat, lng };
      const zoom = map.getZoom();
      if (options.linkOnClick) openWindow(serviceAddress(here, zoom), [SERVICE_HOST]);
      else toggle(element, here, zoom).catch(scope.report);
    };
    scope.listen(element, {
      pointerdown() {
        isDragged = false;
      },
      click() {
        if (!isDragged) press();
      },
      keydown(event) {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        event.stopPropagation();
        press();
      },
    });
    return { marker, element };
  };
  const pins = model.pins.map(create);

  return {
    set(next) {
      options = next;
      const isLight = next.style === 'Satellite' || next.style === 'MinimalDark';
      for (const { marker, element } of pins) {
        element.classList.toggle('skerry-map-pin-light', isLight);
        if (next.markerDraggable) marker.dragging?.enable();
        else marker.dragging?.disable();
      }
    },
  };
}
