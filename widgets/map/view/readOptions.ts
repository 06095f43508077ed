import type { BlockScope, Warn } from '#engine/scope';
import { type Read, readFields, type Said } from '#page/fields/readFields';
import { list, yesNo } from '#page/fields/reads';
import type { MapModel, Pin } from '../model/mapModel';
import { type MapStyle, readMapStyle } from '../model/mapStyles';
import { readTiles } from '../model/readTiles';
import { addressFields, type MapLocation, titled } from '../read';

const MAX_ZOOM = 24;

/** More pins than these would cover the map, and the page's time. */
const MAX_PINS = 50;

const within =
  (least: number, most: number): Read<number> =>
  (value) =>
    typeof value === 'number' && value >= least && value <= most ? value : undefined;
const object: Read<object> = (value) =>
  typeof value === 'object' && value !== null ? value : undefined;

const latitude = { read: within(-90, 90), fallback: undefined };
const longitude = { read: within(-180, 180), fallback: undefined };
const yes = { read: yesNo, fallback: true };
const no = { read: yesNo, fallback: false };
const unsaid = { read: yesNo, fallback: undefined };

const markerFields = { ...addressFields, lat: latitude, lng: longitude };

export const optionFields = {
  location: { read: object, fallback: undefined },
  markers: { read: list, fallback: [] },
  ui: { read: object, fallback: undefined },
  style: { read: readMapStyle, fallback: 'Grayscale' as const },
  showLabels: yes,
  showTerrain: no,
  showControls: yes,
  draggable: yes,
  scrollwheel: no,
  disableDefaultUI: no,
  markerDraggable: no,
  linkOnClick: yes,
  // By their names in the platform's blocks.
  labels: unsaid,
  terrain: unsaid,
  controls: unsaid,
};

declare module '#engine/block/blockOptions' {
  interface BlockOptions {
    map: Omit<Said<typeof optionFields>, 'style'> & {
      /** How it looks, by its name or its number. */
      style?: MapStyle | 1 | 2 | 3 | 4 | 5 | 6;
    };
  }
}

function readMarkers(markers: readonly unknown[], warn: Warn): Pin[] {
  if (markers.length > MAX_PINS) warn('markers', `more than ${MAX_PINS}; the others are left out`);
  return markers.slice(0, MAX_PINS).flatMap((one) => {
    const read = readFields(one, markerFields, (field, said) => warn(`markers.${field}`, said));
    const { lat, lng } = read;
    if (lat !== undefined && lng !== undefined) return [titled({ lat, lng }, read)];
    warn('markers', 'one has no lat and lng; left out');
    return [];
  });
}

/** Reads how a map is drawn. Of a wrong field the default is taken, after a warning. */
export function readOptions(
  { node, warn, runtime }: BlockScope,
  { json, center, zoom, pin }: MapLocation,
): MapModel {
  const { ui, ...others } = readFields(json, optionFields, warn);
  // A view's configuration has some of its options one level down.
  const options = ui ? readFields({ ...json, ...ui }, optionFields, warn) : others;
  const { markers, labels, terrain, controls } = options;
  const [first, ...pins] = readMarkers(markers, warn);
  return {
    ...options,
    center,
    zoom: Math.max(0, Math.min(zoom, MAX_ZOOM)),
    pins: first ? [first, ...pins] : [pin],
    showLabels: labels ?? options.showLabels,
    showTerrain: terrain ?? options.showTerrain,
    showControls: controls ?? options.showControls,
    tiles: readTiles(node, runtime.context, warn),
  };
}
