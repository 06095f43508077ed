/// <reference types="google.maps" />
import type { MapModel } from '../model/mapModel';
import type { MapStyle } from '../model/mapStyles';

type Rules = google.maps.MapTypeStyle[];

const all = (...stylers: object[]): Rules => [{ stylers }];

/** The looks of the styles, as the map service is told them. */
const STYLES: Record<MapStyle, Rules> = {
  Original: [],
  Satellite: [],
  Grayscale: all({ saturation: -100 }),
  MinimalLight: all({ saturation: -100 }, { lightness: 40 }, { gamma: 1.2 }),
  MinimalDark: all({ saturation: -100 }, { invert_lightness: true }, { lightness: 10 }),
  MinimalBlue: all({ hue: '#2a6cc4' }, { saturation: -20 }, { lightness: 30 }),
};

const NO_LABELS: Rules = [{ elementType: 'labels', stylers: [{ visibility: 'off' }] }];

function typeOf({ style, showLabels, showTerrain }: MapModel): string {
  if (style === 'Satellite') return showLabels ? 'hybrid' : 'satellite';
  return showTerrain ? 'terrain' : 'roadmap';
}

/**
 * Returns a map's options as the map service takes them, but for what part of it is seen.
 *
 * @param mapId The looks are this id's: it takes no styles. '' for none.
 */
export function serviceOptions(model: MapModel, mapId: string): google.maps.MapOptions {
  const { style, showLabels, showControls, draggable, scrollwheel } = model;
  return {
    mapTypeId: typeOf(model),
    ...(!mapId && { styles: [...STYLES[style], ...(showLabels ? [] : NO_LABELS)] }),
    disableDefaultUI: model.disableDefaultUI,
    zoomControl: showControls && !model.disableDefaultUI,
    mapTypeControl: false,
    streetViewControl: false,
    fullscreenControl: false,
    scrollwheel,
    // `cooperative`: one finger scrolls the page, two move the map.
    gestureHandling: draggable ? (scrollwheel ? 'auto' : 'cooperative') : 'none',
    keyboardShortcuts: true,
  };
}
