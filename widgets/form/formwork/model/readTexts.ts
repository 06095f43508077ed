import { isObject } from '#page/fields/isObject';
import type { likert } from '#texts/forms/likert';
import type { AddressTexts } from './readFormats';
import type { FieldTexts } from './renderModel';

/** The English texts, where the server sends none. */
const ENGLISH = {
  'name.firstName': 'First Name',
  'name.lastName': 'Last Name',
  'date.mm': 'MM',
  'date.dd': 'DD',
  'date.yyyy': 'YYYY',
  'time.hour': 'Hour',
  'time.minute': 'Minute',
  'time.second': 'Second',
  'time.amPm': 'AM/PM',
  'time.am': 'AM',
  'time.pm': 'PM',
  'phone.country': 'Country',
  'phone.areaCode': 'Area Code',
  'phone.prefix': 'Prefix',
  'phone.line': 'Line',
  'address.address1': 'Address 1',
  'address.address2': 'Address 2',
  'address.city': 'City',
  'address.stateProvince': 'State/Province',
  'address.zipPostalCode': 'Zip/Postal Code',
  'address.country': 'Country',
  required: '(required)',
  submit: 'Submit',
  'lightbox.openForm': 'Open Form',
};

/** The names of the scale's texts, from −2 to 2. */
const LIKERT = ['stronglyDisagree', 'disagree', 'neutral', 'agree', 'stronglyAgree'] as const;

/**
 * Reads `localizedStrings`, text by text: what is missing, empty or no text is English.
 *
 * @param scale The texts of a likert scale: those of the site, which the server's take the place of.
 */
export function readTexts(raw: unknown, scale: typeof likert): FieldTexts & AddressTexts {
  const textAt = (path: string): unknown =>
    path
      .split('.')
      .reduce<unknown>(
        (part, name) => (isObject(part) && Object.hasOwn(part, name) ? part[name] : undefined),
        raw,
      );
  const textOr = (path: string, fallback: string): string => {
    const found = textAt(path);
    return (typeof found === 'string' && found.trim()) || fallback;
  };
  const text = (path: keyof typeof ENGLISH) => textOr(path, ENGLISH[path]);
  return {
    firstName: text('name.firstName'),
    lastName: text('name.lastName'),
    month: text('date.mm'),
    day: text('date.dd'),
    year: text('date.yyyy'),
    hour: text('time.hour'),
    minute: text('time.minute'),
    second: text('time.second'),
    amPm: text('time.amPm'),
    am: text('time.am'),
    pm: text('time.pm'),
    country: text('phone.country'),
    areaCode: text('phone.areaCode'),
    prefix: text('phone.prefix'),
    line: text('phone.line'),
    address1: text('address.address1'),
    address2: text('address.address2'),
    city: text('address.city'),
    stateProvince: text('address.stateProvince'),
    zipPostalCode: text('address.zipPostalCode'),
    addressCountry: text('address.country'),
    required: text('required'),
    submit: text('submit'),
    openForm: text('lightbox.openForm'),
    likert: LIKERT.map((name) => textOr(`likert.${name}`, scale[name])),
  };
}
