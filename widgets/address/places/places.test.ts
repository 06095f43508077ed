import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readPlace } from './readPlace';
import { readPredictions } from './readPredictions';

const component = (type: string, long_name: string, short_name = long_name) => ({
  long_name,
  short_name,
  types: [type, 'political'],
});

const QUAY = {
  result: {
    address_components: [
      component('street_number', '80'),
      component('route', 'Quay Street'),
      component('postal_town', 'Port Ellen'),
      component('administrative_area_level_1', 'Scotland'),
      component('postal_code', 'PA42 7DW'),
      component('country', 'United Kingdom', 'GB'),
    ],
  },
};

it('reads the parts of a place', () => {
  expect(readPlace(QUAY, '')).toEqual({
    line1: '80 Quay Street',
    city: 'Port Ellen',
    state: 'Scotland',
    zip: 'PA42 7DW',
    country: 'United Kingdom',
    countryCode: 'GB',
  });
});

it('writes the street as its country does', () => {
  expect(readPlace(QUAY, 'Quay Street 80').line1).toBe('Quay Street 80');
});

it('leaves out what it does not know', () => {
  expect(
    readPlace({ result: { address_components: [component('country', 'Iceland')] } }, 'A'),
  ).toEqual({ country: 'Iceland', countryCode: 'Iceland' });
});

it('reads at most five predictions, and none without a name', () => {
  const one = { place_id: 'a', description: '80 Quay Street, Port Ellen' };
  const answer = {
    predictions: [{ ...one, structured_formatting: { main_text: '80 Quay Street' } }],
  };
  expect(readPredictions(answer)).toEqual([
    { id: 'a', label: '80 Quay Street, Port Ellen', line: '80 Quay Street' },
  ]);
  expect(readPredictions({ predictions: Array(9).fill(one) })).toHaveLength(5);
  expect(readPredictions({ predictions: [{ place_id: 'a' }, null, 3] })).toEqual([]);
});

it('takes whatever else comes for nothing', () => {
  fc.assert(
    fc.property(fc.anything(), (answer) => {
      expect(readPredictions(answer)).toEqual([]);
      expect(readPlace(answer, '')).toEqual({});
    }),
  );
});
