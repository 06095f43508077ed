import type { Scope } from '#engine/scope';
import type { Zoom } from './createZoom';

const STEPS = new Map([
  ['+', 1],
  ['=', 1],
  ['-', -1],
  ['_', -1],
]);

/**
 * Zooms by the keys + and −, with and without Shift. Leaflet's own keys, at the document, would lose
 * what is pressed while the map zooms.
 */
export function listenToSigns({ listen }: Scope, box: HTMLElement, zoom: Zoom): void {
  listen(box, {
    keydown(event) {
      const steps = STEPS.get(event.key);
      if (!steps || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      event.stopPropagation();
      zoom.by(steps);
    },
  });
}
