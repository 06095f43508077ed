import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pinLabel } from './model/pinLabel';
import { readLocation } from './read';

const warn = vi.fn<(field: string, message: string) => void>();

beforeEach(() => warn.mockReset());
afterEach(() => document.body.replaceChildren());

function read(json: unknown, context?: string) {
  const node = document.createElement('div');
  document.body.append(node);
  if (context !== undefined) {
    const content = document.createElement('div');
    content.dataset.context = context;
    node.append(content);
  }
  return readLocation({ node, block: { id: 'a', json }, warn });
}

const NEW_YORK = { lat: 40.720882, lng: -74.000988 };

it('is New York, at zoom 12, with a pin in its middle, where a block says nothing of it', () => {
  for (const json of [{}, { location: {} }, { location: { mapLat: null, addressTitle: '' } }]) {
    expect(read(json)).toMatchObject({
      center: NEW_YORK,
      zoom: 12,
      pin: { ...NEW_YORK, title: '', lines: [] },
    });
  }
  expect(warn).not.toHaveBeenCalled();
});

it('puts the pin in the middle of the map, unless it has a place of its own', () => {
  const middle = { mapLat: 55.6, mapLng: -6.2 };
  expect(read({ location: middle })?.pin).toMatchObject({ lat: 55.6, lng: -6.2 });
  expect(read({ location: { ...middle, markerLat: 1, markerLng: 2 } })).toMatchObject({
    center: { lat: 55.6, lng: -6.2 },
    pin: { lat: 1, lng: 2 },
  });
  expect(read({ location: { ...middle, markerLng: 0 } })?.pin).toMatchObject({ lat: 55.6, lng: 0 });
});

it.each([
  [{ addressLine1: '80 Quay Street', addressCountry: 'Scotland' }, '80 Quay Street, Scotland'],
  [{ addressLine1: 'a', addressLine2: 'b', addressCountry: 'c', addressTitle: 'd' }, 'a, b, c'],
  [{ addressCountry: 'Scotland' }, 'Scotland'],
  [{ addressTitle: 'Shop', mapLat: 1, mapLng: 2 }, '1,2'],
])('labels %j with its lines and country, else with its place', (location, label) => {
  const pin = read({ location })?.pin;
  expect(pin && pinLabel(pin)).toBe(label);
});

it('warns of a wrong field by its name, and takes the default', () => {
  const location = { mapLat: 'north', mapZoom: '15', markerLng: {}, addressLine1: 80 };
  expect(read({ location })).toMatchObject({ center: NEW_YORK, zoom: 12, pin: { lines: [] } });
  expect(warn.mock.calls.map(([field]) => field).sort()).toEqual([
    'location.addressLine1',
    'location.mapLat',
    'location.mapZoom',
    'location.markerLng',
  ]);
});

it('reads the component’s own JSON before that of the block', () => {
  const context = JSON.stringify({ location: { mapLat: 1, mapLng: 2 }, gmak: 'secret' });
  expect(read({ location: { mapLat: 3 } }, context)?.center).toEqual({ lat: 1, lng: 2 });
  expect(read({}, '{broken')?.center).toEqual(NEW_YORK);
  expect(warn).toHaveBeenCalledWith('data-context', expect.any(String));
});

it('leaves a block alone that says nothing', () => {
  expect(read(undefined)).toBeNull();
  expect(warn).toHaveBeenCalledWith('data-block-json', 'is missing; left as it is');
});
