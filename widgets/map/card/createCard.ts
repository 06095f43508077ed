import type { Scope } from '#engine/scope';
import type { maps } from '#texts/widgets/maps';
import type { Pin } from '../model/mapModel';
import { createPlace } from './createPlace';

/** A place that is lower has no room for a map, in CSS pixels. */
export const MIN_HEIGHT = 100;

/** Writes the address into an empty place, until the scope ends: what a visitor has without a map. */
export function createCard(
  scope: Scope,
  place: HTMLElement,
  pin: Pin,
  zoom: number,
  texts: typeof maps,
): void {
  const card = createPlace(pin, zoom, texts.open);
  card.classList.add('skerry-map-card');
  // The room is the map's: without one it is all the address's.
  if (place.clientHeight >= MIN_HEIGHT) {
    card.classList.add('skerry-map-card-room');
    if (getComputedStyle(place).position === 'static') {
      scope.adopt.style(place, 'position', 'relative');
    }
  }
  place.append(card);
  scope.own(() => card.remove());
}
