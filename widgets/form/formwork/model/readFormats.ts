import type { Warn } from '#engine/scope';
import { bySchema } from '#page/fields/bySchema';
import { readFields } from '#page/fields/readFields';
import { text } from '#page/fields/reads';
import { array, object, optional, string, unknown } from '#page/fields/schema';
import type { AddressPart, FieldFormats } from './renderModel';

/** The tokens of `autocomplete` for the parts of an address, which a format may name. */
const AUTOCOMPLETE =
  /^(address-line[1-3]|address-level[1-4]|postal-code|country(-name)?|street-address)$/;

/** The parts of a phone number that are sent, without the country. */
const PHONE_PARTS = 3;

const formatPart = object({
  type: string(),
  identifier: string(),
  label: optional(string()),
  length: optional(unknown()),
  required: optional(unknown()),
  metadata: optional(object({ autocomplete: optional(string()) })),
});
const format = object({ fields: array(formatPart) });

const settings = {
  initialNameOrder: { read: text, fallback: 'GIVEN_FIRST' },
  initialAddressFormat: { read: bySchema(format), fallback: { fields: [] } },
  initialPhoneFormat: { read: bySchema(format), fallback: { fields: [] } },
  countries: {
    read: bySchema(array(object({ name: string(), phoneCode: string() }))),
    fallback: [],
  },
};

/** Returns the address of the platform's plain forms, for a site whose format can't be had. */
const addressOf = (texts: AddressTexts): AddressPart[] =>
  [
    ['Line1', texts.address1, 'address-line1'] as const,
    ['Line2', texts.address2, 'address-line2'] as const,
    ['City', texts.city, 'address-level2'] as const,
    ['State', texts.stateProvince, 'address-level1'] as const,
    ['Zip', texts.zipPostalCode, 'postal-code'] as const,
  ].map(([identifier, label, autocomplete]) => ({
    identifier,
    label,
    isRequired: identifier !== 'Line2',
    autocomplete,
  }));

/** The captions of an address without a format. */
export interface AddressTexts {
  address1: string;
  address2: string;
  city: string;
  stateProvince: string;
  zipPostalCode: string;
}

/** Reads `formFieldFormats`: the server's formats for the visitor's country. */
export function readFormats(raw: unknown, texts: AddressTexts, warn: Warn): FieldFormats {
  const read = readFields(raw ?? undefined, settings, (field, message) =>
    warn(`formFieldFormats.${field}`, message),
  );
  const addressParts = read.initialAddressFormat.fields
    .filter(({ type }) => type === 'FIELD')
    .map(
      ({ identifier, label, required, metadata }): AddressPart => ({
        identifier,
        label: label || identifier,
        isRequired: required === true,
        autocomplete: AUTOCOMPLETE.test(metadata?.autocomplete ?? '')
          ? (metadata?.autocomplete ?? '')
          : '',
      }),
    );
  const phoneLengths = read.initialPhoneFormat.fields
    .filter(({ type }) => type === 'FIELD')
    .map(({ length }) => (typeof length === 'number' && length > 0 ? length : 0));
  return {
    familyNameFirst: read.initialNameOrder === 'FAMILY_FIRST',
    addressParts: addressParts.length ? addressParts : addressOf(texts),
    // A number of two parts would be cut off where it is typed into three.
    phoneLengths: phoneLengths.length === PHONE_PARTS ? phoneLengths : [],
    countries: read.countries,
  };
}
