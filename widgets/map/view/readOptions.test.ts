import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BlockScope } from '#engine/scope';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import { MAP_STYLES } from '../model/mapStyles';
import { readLocation } from '../read';
import { readOptions } from './readOptions';

const warn = vi.fn<(field: string, message: string) => void>();

beforeEach(() => warn.mockReset());
afterEach(() => document.body.replaceChildren());

function read(json: object) {
  const node = document.createElement('div');
  const scope = { node, block: { id: 'a', json }, warn, runtime: createTestRuntime() };
  const location = readLocation(scope as unknown as BlockScope);
  if (!location) throw new Error('nothing was read');
  return readOptions(scope as unknown as BlockScope, location);
}

it('has the defaults of the specification', () => {
  expect(read({})).toMatchObject({
    style: 'Grayscale',
    showLabels: true,
    showTerrain: false,
    draggable: true,
    scrollwheel: false,
    showControls: true,
    disableDefaultUI: false,
    markerDraggable: false,
    linkOnClick: true,
    tiles: undefined,
  });
  expect(warn).not.toHaveBeenCalled();
});

it.each(MAP_STYLES.map((name, index) => [name, index + 1] as const))(
  'takes the style %s by its name and by %i',
  (name, number) => {
    expect(read({ style: name }).style).toBe(name);
    expect(read({ style: number }).style).toBe(name);
    expect(read({ style: `${number}` }).style).toBe(name);
  },
);

it.each([0, 7, 'Sepia', 'grayscale', {}])('warns of the style %j', (style) => {
  expect(read({ style }).style).toBe('Grayscale');
  expect(warn).toHaveBeenCalledWith('style', expect.any(String));
});

it('takes the options of a view from `ui`, and those beside it', () => {
  const ui = { showControls: false, showTerrain: true, showLabels: false, style: 6 };
  expect(read({ scrollwheel: true, style: 1, ui })).toMatchObject({
    ...ui,
    style: 'MinimalBlue',
    scrollwheel: true,
  });
});

it('takes the names of the platform’s blocks', () => {
  expect(read({ labels: false, terrain: true, controls: false })).toMatchObject({
    showLabels: false,
    showTerrain: true,
    showControls: false,
  });
});

it('takes fifty pins, and leaves out the others and those that have no place', () => {
  const markers = Array.from({ length: 60 }, (_, at) => ({ lat: at, lng: -at }));
  expect(read({ markers }).pins).toHaveLength(50);
  expect(warn).toHaveBeenCalledWith('markers', expect.stringContaining('more than 50'));
  const pins = read({ markers: [{ lat: 91, lng: 0 }, 'here', { lat: 1, lng: 2 }] }).pins;
  expect(pins).toMatchObject([{ lat: 1, lng: 2 }]);
});
