import type { BlockScope } from '#engine/scope';
import { readFields } from '#page/fields/readFields';
import { amount, text } from '#page/fields/reads';
import type { Pin, Place } from './model/mapModel';

/** New York: where a map is that says nothing. */
const DEFAULT_CENTER: Place = { lat: 40.720882, lng: -74.000988 };
const DEFAULT_ZOOM = 12;

const words = { read: text, fallback: '' };
const degrees = { read: amount, fallback: undefined };

export const addressFields = {
  addressTitle: words,
  addressLine1: words,
  addressLine2: words,
  addressCountry: words,
};

const locationFields = {
  ...addressFields,
  mapLat: degrees,
  mapLng: degrees,
  markerLat: degrees,
  markerLng: degrees,
  mapZoom: { read: amount, fallback: DEFAULT_ZOOM },
};

/** What of a map is said without drawing it. */
export interface MapLocation {
  /** All that the block says; not yet read. */
  json: object;
  center: Place;
  zoom: number;
  pin: Pin;
}

/** Returns a place with its address. */
export const titled = (place: Place, address: Record<keyof typeof addressFields, string>): Pin => ({
  ...place,
  title: address.addressTitle,
  lines: [address.addressLine1, address.addressLine2, address.addressCountry].filter(Boolean),
});

/** The JSON of a block, or of the platform's component, which has it in its content. */
function readJson({ node, block, warn }: BlockScope): object | undefined {
  const context = node.querySelector('[data-context]')?.getAttribute('data-context');
  try {
    const json: unknown = context ? JSON.parse(context) : block.json;
    return json === undefined ? undefined : Object(json);
  } catch (error) {
    warn('data-context', String(error));
    return {};
  }
}

/**
 * Reads where a map is. Of a wrong field the default is taken, after a warning. Null, after one, for a
 * block that says nothing.
 */
export function readLocation(scope: BlockScope): MapLocation | null {
  const json: { location?: unknown } | undefined = readJson(scope);
  if (!json) {
    scope.warn('data-block-json', 'is missing; left as it is');
    return null;
  }
  const read = readFields(json.location, locationFields, (field, said) =>
    scope.warn(`location.${field}`, said),
  );
  const center = { lat: read.mapLat ?? DEFAULT_CENTER.lat, lng: read.mapLng ?? DEFAULT_CENTER.lng };
  const marked = { lat: read.markerLat ?? center.lat, lng: read.markerLng ?? center.lng };
  return { json, center, zoom: read.mapZoom, pin: titled(marked, read) };
}
