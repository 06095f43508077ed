import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { heavyPropertyRuns } from '#fixtures/harness/propertyRuns';
import { REST_ZOOM } from './geometry/zoom';
import { readOptions } from './settings';
import {
  firstState,
  type LightboxAction,
  type LightboxState,
  reduceLightbox,
  slotsOf,
} from './state';

const WINDOW = { width: 800, height: 600 };
const run = (...actions: LightboxAction[]) => actions.reduce(reduceLightbox, firstState(0, WINDOW));

const actions: fc.Arbitrary<LightboxAction> = fc.oneof(
  fc.constantFrom<LightboxAction>(
    { type: 'painted' },
    { type: 'opened' },
    { type: 'rested' },
    { type: 'toggle-caption' },
    { type: 'close' },
    { type: 'closed' },
  ),
  fc.record({ type: fc.constant('step' as const), by: fc.integer({ min: -3, max: 3 }) }),
  fc.record({ type: fc.constant('point' as const), on: fc.boolean() }),
);

describe('a lightbox', () => {
  it('has at most three items in the page, the open one among them, however large the set', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5000 }),
        fc.array(actions, { maxLength: 40 }),
        (length, all) => {
          let state: LightboxState = firstState(length - 1, WINDOW);
          for (const action of all) {
            state = reduceLightbox(state, action);
            const slots = slotsOf(state, length);
            expect(slots.length).toBeLessThanOrEqual(3);
            expect(slots).toContain(state.slot);
            expect(slots.every((slot, at) => at === 0 || slot === (slots[at - 1] ?? 0) + 1)).toBe(
              true,
            );
          }
        },
      ),
      heavyPropertyRuns,
    );
  });

  it('starts with one item, and with its neighbours when that is painted', () => {
    expect(slotsOf(run(), 9)).toEqual([0]);
    expect(slotsOf(run({ type: 'painted' }), 9)).toEqual([-1, 0, 1]);
    expect(slotsOf(run({ type: 'painted' }), 1)).toEqual([0]);
  });

  it('keeps what it passes while it moves over several items', () => {
    const moving = run({ type: 'step', by: 1 }, { type: 'step', by: 1 });
    expect(slotsOf(moving, 9)).toEqual([0, 1, 2]);
    expect(slotsOf(reduceLightbox(moving, { type: 'rested' }), 9)).toEqual([1, 2, 3]);
    const back = run({ type: 'step', by: -1 }, { type: 'step', by: -1 });
    expect(slotsOf(back, 9)).toEqual([-2, -1, 0]);
  });

  it('goes on to another item as large as it fits, also while it opens', () => {
    const zoom = { scale: 2, x: 10, y: 0 };
    const stepped = run({ type: 'zoom', zoom }, { type: 'step', by: 1 });
    expect(stepped).toMatchObject({ phase: 'open', slot: 1, zoom: REST_ZOOM });
  });

  it('does nothing more once it closes, and stays closed', () => {
    fc.assert(
      fc.property(fc.array(actions, { maxLength: 20 }), (all) => {
        const closing = run({ type: 'close' });
        const after = all.reduce(reduceLightbox, closing);
        expect(after.slot).toBe(closing.slot);
        expect(after.phase).toBe(all.some(({ type }) => type === 'closed') ? 'closed' : 'closing');
      }),
      heavyPropertyRuns,
    );
  });

  it('fits an item anew into a window of another size, and only then', () => {
    const zoomed = run({ type: 'zoom', zoom: { scale: 2, x: 0, y: 0 } });
    expect(reduceLightbox(zoomed, { type: 'resize', window: { ...WINDOW } })).toBe(zoomed);
    const turned = reduceLightbox(zoomed, { type: 'resize', window: { width: 600, height: 800 } });
    expect(turned).toMatchObject({ zoom: REST_ZOOM, window: { width: 600, height: 800 } });
  });
});

describe('options', () => {
  const item = { kind: 'image', source: 'a.jpg', size: undefined, alt: '' } as const;

  it('fall back on the defaults where they are no figures', () => {
    const options = { set: [item], speed: Number.NaN, padding: -1, currentSetIndex: -1 };
    expect(readOptions(options, 'Gallery')).toEqual({
      set: [item],
      start: 0,
      theme: 'dark',
      speed: 0.6,
      padding: 100,
      historyHash: false,
      title: 'Gallery',
    });
  });

  it('keep a speed and a padding of 0', () => {
    expect(readOptions({ set: [item], speed: 0, padding: 0 }, '')).toMatchObject({
      speed: 0,
      padding: 0,
    });
  });

  it('need an item', () => {
    expect(() => readOptions({ set: [] }, 'Gallery')).toThrow(/at least one item/);
  });
});
