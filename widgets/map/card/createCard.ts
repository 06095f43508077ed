import type { Scope } from '#engine/scope';
import type { maps } from '#texts/widgets/maps';
import type { Pin } from '../model/mapModel';
import { createPlace } from './createPlace';

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
  place.append(card);
  scope.own(() => card.remove());
}
