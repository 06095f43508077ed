import type { ReadScope } from '#engine/scope';
import { readFields } from '#page/fields/readFields';
import { amount, text } from '#page/fields/reads';
import type { Pin, Place } from './model/mapModel';

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
  // New York: where a map is that says nothing.
  mapLat: { read: amount, fallback: 40.720882 },
  mapLng: { read: amount, fallback: -74.000988 },
  mapZoom: { read: amount, fallback: 12 },
  // In the middle.
  markerLat: degrees,
  markerLng: degrees,
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
function readJson({ node, block, warn }: ReadScope): object | undefined {
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
export function readLocation(scope: ReadScope): MapLocation | null {
  const json: { location?: unknown } | undefined = readJson(scope);
  if (!json) {
    scope.warn('data-block-json', 'is missing; left as it is');
    return null;
  }
  const read = readFields(json.location, locationFields, (field, said) =>
    scope.warn(`location.${field}`, said),
  );
  const { mapLat: lat, mapLng: lng, mapZoom: zoom, markerLat = lat, markerLng = lng } = read;
  const pin = titled({ lat: markerLat, lng: markerLng }, read);
  return { json, center: { lat, lng }, zoom, pin };
}
