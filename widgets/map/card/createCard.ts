import type { Scope } from '#engine/scope';
import { siteTexts } from '#texts/siteTexts';
import { mapLink } from '#texts/widgets/mapLink';
import type { MapLocation } from '../read';
import { createPlace } from './createPlace';

/** A place that is lower has no room for a map, in CSS pixels. */
export const MIN_HEIGHT = 100;

/** Writes the address into an empty place, until the scope ends: what a visitor has without a map. */
export function createCard(scope: Scope, place: HTMLElement, { pin, zoom }: MapLocation): void {
  const card = createPlace(pin, zoom, siteTexts(scope.runtime, 'maps', mapLink).open);
  card.className = 'skerry-map-card';
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
