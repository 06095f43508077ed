import type { LeafletMouseEvent } from 'leaflet';
import type { Runtime } from '#engine/runtime';
import type { Scope } from '#engine/scope';
import { computePosition, flip, offset, shift } from '#page/floating';
import { createPlace } from '../card/createPlace';
import type { Pin } from '../model/mapModel';
import type { MapPopups, PopupsOn } from '../service';

/** The room between a popup and its pin, and the map's edges, in CSS pixels. */
const GAP = 8;

/** What the map would take for its own: a press, a drag, a wheel. */
const PRESSES = ['click', 'dblclick', 'mousedown', 'touchstart', 'wheel'] as const;

/**
 * Creates what tells a pin's address over the map. Escape, a press elsewhere on the map and its button
 * close it.
 */
function createPopups({ scope, map, box, texts }: PopupsOn): MapPopups {
  let open: { scope: Scope; pin: HTMLElement } | undefined;

  const close = () => {
    open?.scope.destroy();
    open = undefined;
  };

  const show = (pin: HTMLElement, place: Pin, zoom: number) => {
    const mine = scope.begin();
    open = { scope: mine, pin };
    const popup = document.createElement('div');
    popup.className = 'skerry-map-popup';
    popup.setAttribute('role', 'group');
    popup.setAttribute('aria-label', pin.getAttribute('aria-label') ?? '');
    popup.tabIndex = -1;
    const button = document.createElement('button');
    button.type = 'button';
    button.setAttribute('aria-label', texts.close);
    button.textContent = '\u00d7';
    popup.append(createPlace(place, zoom, texts.open), button);
    for (const type of PRESSES) popup.addEventListener(type, (event) => event.stopPropagation());
    box.append(popup);

    const put = async () => {
      const { x, y } = await computePosition(pin, popup, {
        placement: 'top',
        middleware: [offset(GAP), flip({ boundary: box }), shift({ boundary: box, padding: GAP })],
      });
      Object.assign(popup.style, { left: `${x}px`, top: `${y}px` });
    };
    map.on('move zoom', put);
    // The map hears of a press on a pin too, which is the pin's to answer.
    const closeBeside = ({ originalEvent: { target } }: LeafletMouseEvent) => {
      if (!(target instanceof Node && pin.contains(target))) close();
    };
    map.on('click', closeBeside);
    mine.own(() => {
      map.off('move zoom', put);
      map.off('click', closeBeside);
      if (popup.contains(document.activeElement)) pin.focus({ preventScroll: true });
      popup.remove();
    });
    pin.setAttribute('aria-expanded', 'true');
    mine.own(() => pin.setAttribute('aria-expanded', 'false'));
    mine.listen(button, { click: close });
    mine.listen(popup, {
      keydown(event) {
        event.stopPropagation();
        if (event.key === 'Escape') close();
      },
    });
    void put().then(() => popup.focus({ preventScroll: true }));
  };

  return {
    toggle(pin, place, zoom) {
      const isOpen = open?.pin === pin;
      close();
      if (!isOpen) show(pin, place, zoom);
    },
    close,
  };
}

/** Makes the popups of maps. */
export const createService = (_: Runtime): { on(map: PopupsOn): MapPopups } => ({
  on: createPopups,
});
