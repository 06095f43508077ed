import type { Map as LeafletMap } from 'leaflet';
import { disableClickPropagation } from 'leaflet/src/dom/DomEvent.js';
import type { Scope } from '#engine/scope';
import type { maps } from '#texts/widgets/maps';

/** Creates the buttons + and −; one that leads no further says so. */
export function createZoomButtons(
  scope: Scope,
  map: LeafletMap,
  box: HTMLElement,
  texts: typeof maps,
): HTMLElement {
  const group = document.createElement('div');
  group.className = 'skerry-map-zoom';
  /** What presses have asked for: the next comes while the map is still on its way. */
  let wanted: number | undefined;
  const next = (by: number) => (wanted ?? map.getZoom()) + by;
  const isPossible = (zoom: number) => zoom <= map.getMaxZoom() && zoom >= map.getMinZoom();
  map.on('zoomend', () => {
    if (wanted === map.getZoom()) wanted = undefined;
    else if (wanted !== undefined) map.setZoom(wanted);
  });
  const create = (sign: string, label: string, by: number) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = sign;
    button.setAttribute('aria-label', label);
    const show = () => button.setAttribute('aria-disabled', String(!isPossible(next(by))));
    scope.listen(button, {
      click() {
        const zoom = next(by);
        if (!isPossible(zoom)) return;
        const isOnItsWay = wanted !== undefined;
        wanted = zoom;
        // Asked twice before a frame, Leaflet may jump there and then animate back to the first.
        if (!isOnItsWay) map.setZoom(zoom);
      },
    });
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
