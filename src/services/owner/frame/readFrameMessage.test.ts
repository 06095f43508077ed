import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns, propertyTimeout } from '#fixtures/harness/propertyRuns';
import { frameEvents, tweakEvents } from './frameMessage';
import { MARK, readFrameMessage } from './readFrameMessage';

it.each([
  ...frameEvents.map((type) => ['frame', type]),
  ...tweakEvents.map((type) => ['tweak', type]),
])('takes %s %s, with whatever it says', (kind, type) => {
  expect(readFrameMessage({ source: MARK, kind, type, detail: 5, more: 1 })).toEqual({
    kind,
    type,
    detail: 5,
  });
});

it(
  'takes nothing else',
  () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (kind, type) => {
        const isKnown =
          (kind === 'frame' && frameEvents.some((known) => known === type)) ||
          (kind === 'tweak' && tweakEvents.some((known) => known === type));
        expect(readFrameMessage({ source: MARK, kind, type }) !== undefined).toBe(isKnown);
        expect(readFrameMessage({ kind: 'frame', type: 'load' })).toBeUndefined();
        expect(readFrameMessage(kind)).toBeUndefined();
      }),
      propertyRuns,
    );
  },
  propertyTimeout,
);
