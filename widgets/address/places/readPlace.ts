import { type Read, readFields } from '#page/fields/readFields';
import { list, text } from '#page/fields/reads';

/** The parts of an address; those that are not known are missing. */
export interface PlaceParts {
  line1?: string;
  city?: string;
  state?: string;
  zip?: string;
  /** Its name. */
  country?: string;
  /** Its two letters. */
  countryCode?: string;
}

const words = { read: text, fallback: '' };
const object: Read<object> = (value) =>
  typeof value === 'object' && value !== null ? value : undefined;

const unsaid = () => {};

/** What the maps service calls a town, the best name first. */
const CITY = ['locality', 'postal_town', 'sublocality', 'administrative_area_level_3'];

/**
 * Reads the maps service's answer about one place.
 *
 * @param line Its street and number, as they are written in its country; else made of its parts.
 */
export function readPlace(answer: unknown, line: string): PlaceParts {
  const { result } = readFields(
    Object(answer),
    { result: { read: object, fallback: undefined } },
    unsaid,
  );
  const { address_components } = readFields(
    result,
    { address_components: { read: list, fallback: [] } },
    unsaid,
  );
  const components = address_components.map((one) =>
    readFields(
      Object(one),
      { long_name: words, short_name: words, types: { read: list, fallback: undefined } },
      unsaid,
    ),
  );
  const find = (type: string) => components.find(({ types }) => types?.includes(type));
  const long = (type: string) => find(type)?.long_name;
  const street = [long('street_number'), long('route')].filter(Boolean).join(' ');
  const parts = {
    line1: long('route') ? line || street : undefined,
    city: CITY.map(long).find(Boolean),
    state: find('administrative_area_level_1')?.short_name,
    zip: long('postal_code'),
    country: long('country'),
    countryCode: find('country')?.short_name,
  };
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value));
}
