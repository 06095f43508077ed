import type { Map as LeafletMap } from 'leaflet';
import { Icon } from 'leaflet/src/layer/marker/Icon.js';
import { Marker } from 'leaflet/src/layer/marker/Marker.js';
import type { Scope } from '#engine/scope';
import { openWindow } from '#page/links/openWindow';
import { isPressKey } from '#page/press/keys/isPressKey';
import type { maps } from '#texts/widgets/maps';
import type { MapModel, Pin, Place } from '../../model/mapModel';
import { pinLabel } from '../../model/pinLabel';
import { serviceAddress } from '../../model/serviceAddress';
import type { MapPopups, TellMoved } from '../../service';
import { arrowSteps } from './arrowSteps';
import { dragByFinger } from './dragByFinger';
import { createPinElement } from './pinElement';

/** What pins are put on. */
interface PinsOn {
  scope: Scope;
  map: LeafletMap;
  box: HTMLElement;
  texts: typeof maps;
  tellMoved: TellMoved;
}

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

const placeOf = (marker: Marker): Place => {
  const { lat, lng } = marker.getLatLng();
  return { lat, lng };
};

/** Moves a pin by so many pixels. */
function movePin(map: LeafletMap, marker: Marker, steps: [x: number, y: number]): void {
  const at = map.latLngToContainerPoint(marker.getLatLng());
  marker.setLatLng(map.containerPointToLatLng(at.add(steps)));
}

/** Puts the pins on a map: buttons that open the map service, or tell their address. */
export function createPins(on: PinsOn, model: MapModel): Pins {
  const { scope, map, tellMoved } = on;
  let options = model;
  let popups: MapPopups | undefined;
  const toggle = async (element: HTMLElement, place: Pin, zoom: number) => {
    const service = await scope.runtime.use('map-popups');
    if (scope.isEnded) return;
    // Not before: whoever presses twice until the code is here gets no two of them.
    popups ??= service.on(on);
    popups.toggle(element, place, zoom);
  };

  const create = (pin: Pin, index: number) => {
    const element = createPinElement(pin.title || pinLabel(pin));
    const marker = new Marker([pin.lat, pin.lng], {
      icon: iconOf(element),
      keyboard: false,
      riseOnHover: true,
    }).addTo(map);
    let isDragged = false;
    const started = () => {
      isDragged = true;
      popups?.close();
    };
    const ended = () => tellMoved(index, placeOf(marker));
    marker.on({ dragstart: started, dragend: ended });
    const isOn = () => options.markerDraggable;
    dragByFinger(scope, map, { element, marker, isOn, started, ended });
    const press = () => {
      const here = { ...pin, ...placeOf(marker) };
      const zoom = map.getZoom();
      if (options.linkOnClick) openWindow(serviceAddress(here, zoom), [SERVICE_HOST]);
      else toggle(element, here, zoom).catch(scope.report);
    };
    scope.listen(element, {
      pointerdown() {
        isDragged = false;
      },
      click({ detail }) {
        // One without a pointer is none of a mouse that dragged the pin before.
        if (!isDragged || !detail) press();
      },
      keydown(event) {
        const steps = options.markerDraggable ? arrowSteps(event) : undefined;
        if (!steps && !isPressKey(event)) return;
        event.preventDefault();
        event.stopPropagation();
        if (!steps) return event.repeat ? undefined : press();
        popups?.close();
        movePin(map, marker, steps);
        tellMoved(index, placeOf(marker));
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
