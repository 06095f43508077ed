import { afterEach, expect, it, vi } from 'vitest';
import { createSiteContext } from '#engine/context/createSiteContext';
import { readContacts } from './readContacts';

const allOn = {
  isContactEmailEnabled: true,
  isContactPhoneNumberEnabled: true,
  isLocationEnabled: true,
  isBusinessHoursEnabled: true,
};

const read = (websiteSettings: object, website: object = {}) => {
  vi.stubGlobal('Static', { SQUARESPACE_CONTEXT: { website, websiteSettings } });
  return readContacts(createSiteContext());
};

afterEach(() => {
  vi.unstubAllGlobals();
});

it('offers all that is on and there, in the order of the bar', () => {
  const contacts = read(
    {
      mobileInfoBarSettings: { style: 2, ...allOn },
      contactEmail: ' keeper@example.com ',
      contactPhoneNumber: '0117 932 (5080)',
      businessHours: { monday: { text: '8 to 5', ranges: [] } },
    },
    {
      location: {
        addressTitle: 'Light',
        addressLine1: '1 Pier',
        addressLine2: '',
        addressCountry: 'Greece',
      },
    },
  );
  expect(contacts?.style).toBe(2);
  expect(contacts?.hours?.[0]?.text).toBe('8 to 5');
  expect(contacts?.links).toEqual([
    { type: 'contactEmail', href: 'mailto:keeper@example.com', value: 'keeper@example.com' },
    { type: 'contactPhoneNumber', href: 'tel:01179325080', value: '0117 932 (5080)' },
    {
      type: 'location',
      href: 'https://www.google.com/maps/search/?api=1&query=1%20Pier%2C%20Greece',
      value: '1 Pier, Greece',
    },
  ]);
});

it.each([
  [{ mapLat: 1.5, mapLng: -2 }, '1.5,-2'],
  [{ mapLat: 1.5, mapLng: -2, markerLat: 3, markerLng: 4 }, '3,4'],
  [{ addressLine2: 'Athens', mapLat: 1, mapLng: 2 }, 'Athens'],
])('%j is at %s', (location, value) => {
  const contacts = read({ mobileInfoBarSettings: { isLocationEnabled: true } }, { location });
  expect(contacts?.links.map((link) => link.value)).toEqual([value]);
});

it.each([
  ['nothing is there', allOn, {}],
  ['it is empty', allOn, { contactEmail: ' ', contactPhoneNumber: '', businessHours: {} }],
  ['it is off', { isContactEmailEnabled: false }, { contactEmail: 'keeper@example.com' }],
  [
    'it is on in another way',
    { isContactEmailEnabled: 'true' },
    { contactEmail: 'keeper@example.com' },
  ],
])('offers nothing where %s', (_, mobileInfoBarSettings, more) => {
  expect(read({ mobileInfoBarSettings, ...more }, { location: { mapLat: 1 } })).toBeUndefined();
});
