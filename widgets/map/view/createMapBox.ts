import type { BlockScope, Scope } from '#engine/scope';
import { markMade } from '#page/marks/markMade';
import { fillText } from '#texts/fillText';
import type { maps } from '#texts/widgets/maps';
import type { MapModel } from '../model/mapModel';
import { pinLabel } from '../model/pinLabel';

/** Where a map is drawn. */
export interface MapBox {
  element: HTMLElement;
  /** Ends with the box. */
  scope: Scope;
  /** Shows it in the place of the address. */
  reveal(): void;
}

/** Creates a box over what is in a place, which is still seen, for the map is not yet. */
export function createMapBox(
  { begin }: BlockScope,
  place: HTMLElement,
  { pins }: MapModel,
  texts: typeof maps,
): MapBox {
  const scope = begin();
  const element = document.createElement('div');
  markMade(element);
  element.className = 'skerry-map';
  element.setAttribute('role', 'region');
  const [{ title }] = pins;
  element.setAttribute('aria-label', fillText(texts.titled, { place: title || pinLabel(pins[0]) }));
  const covered = [...place.children].filter((child) => child instanceof HTMLElement);
  if (getComputedStyle(place).position === 'static')
    scope.adopt.style(place, 'position', 'relative');
  place.append(element);
  scope.own(() => element.remove());
  return {
    element,
    scope,
    reveal() {
      element.classList.add('skerry-map-shown');
      // Under the map nothing is to have the focus, or to be read.
      for (const child of covered) scope.adopt.style(child, 'visibility', 'hidden');
    },
  };
}
