import type { Map as LeafletMap } from 'leaflet';
import { disableClickPropagation } from 'leaflet/src/dom/DomEvent.js';
import type { Scope } from '#engine/scope';
import type { maps } from '#texts/widgets/maps';
import type { Zoom } from './createZoom';

/** Creates the buttons + and −; one that leads no further says so. */
export function createZoomButtons(
  scope: Scope,
  map: LeafletMap,
  box: HTMLElement,
  zoom: Zoom,
  texts: typeof maps,
): HTMLElement {
  const group = document.createElement('div');
  group.className = 'skerry-map-zoom';
  const create = (sign: string, label: string, step: number) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = sign;
    button.setAttribute('aria-label', label);
    const show = () => button.setAttribute('aria-disabled', String(!zoom.isPossible(step)));
    scope.listen(button, { click: () => zoom.by(step) });
    map.on('zoomend zoomlevelschange', show);
    show();
    group.append(button);
  };
  create('+', texts.zoomIn, 1);
  create('\u2212', texts.zoomOut, -1);
  disableClickPropagation(group);
  box.append(group);
  return group;
}
