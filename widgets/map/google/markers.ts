/// <reference types="google.maps" />
import type { Pin, Place } from '../model/mapModel';
import { pinLabel } from '../model/pinLabel';

/** A marker of the map service, of either kind. */
export interface ServiceMarker {
  /** What a note is anchored at. */
  readonly anchor: google.maps.Marker | google.maps.marker.AdvancedMarkerElement;
  /** Where it is now; undefined where the service does not say. */
  place(): Place | undefined;
  setDraggable(isDraggable: boolean): void;
  remove(): void;
}

/** What a marker tells. */
interface MarkerListener {
  /** A press that was no drag. */
  press(): void;
  /** It was dragged to another place. */
  moved(): void;
}

/** Makes a marker. */
export type CreateMarker = (
  map: google.maps.Map,
  pin: Pin,
  listener: MarkerListener,
) => ServiceMarker;

const titleOf = (pin: Pin) => pin.title || pinLabel(pin);

/** The markers of maps with JSON styles. */
export const createPlainMarker: CreateMarker = (map, pin, { press, moved }) => {
  const marker = new google.maps.Marker({ map, position: pin, title: titleOf(pin) });
  let isDragged = false;
  marker.addListener('dragstart', () => {
    isDragged = true;
  });
  marker.addListener('dragend', moved);
  marker.addListener('mousedown', () => {
    isDragged = false;
  });
  marker.addListener('click', () => {
    if (!isDragged) press();
  });
  return {
    anchor: marker,
    place: () => marker.getPosition()?.toJSON(),
    setDraggable: (isDraggable) => marker.setDraggable(isDraggable),
    remove: () => marker.setMap(null),
  };
};

/** Reads a place that is plain figures, or has functions that give them. */
function plainPlace(at: google.maps.marker.AdvancedMarkerElement['position']): Place | undefined {
  if (!at) return undefined;
  const { lat, lng } = 'toJSON' in at ? at.toJSON() : at;
  return { lat: Number(lat), lng: Number(lng) };
}

/** Returns what makes the markers of maps with a map id, which are elements. */
export const makeAdvancedMarkers =
  ({ AdvancedMarkerElement }: google.maps.MarkerLibrary): CreateMarker =>
  (map, pin, { press, moved }) => {
    const marker = new AdvancedMarkerElement({
      map,
      position: { lat: pin.lat, lng: pin.lng },
      title: titleOf(pin),
      gmpClickable: true,
    });
    // The service tells no press of one that was dragged.
    marker.addEventListener('gmp-click', press);
    marker.addEventListener('gmp-dragend', moved);
    return {
      anchor: marker,
      place: () => plainPlace(marker.position),
      setDraggable(isDraggable) {
        marker.gmpDraggable = isDraggable;
      },
      remove() {
        marker.map = null;
      },
    };
  };
