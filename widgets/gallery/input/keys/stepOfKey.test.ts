import { expect, it } from 'vitest';
import type { Direction } from '../../state/state';
import { stepOfKey } from './stepOfKey';

const ARROWS = { previous: 'ArrowLeft', next: 'ArrowRight' };

const step = (init: KeyboardEventInit, isRtl = false, keys = ARROWS) =>
  stepOfKey(new KeyboardEvent('keydown', init), keys, isRtl);

it.each<[init: KeyboardEventInit, isRtl: boolean, direction: Direction | undefined]>([
  [{ key: 'ArrowRight' }, false, 'forward'],
  [{ key: 'ArrowLeft' }, false, 'reverse'],
  [{ key: 'ArrowRight' }, true, 'reverse'],
  [{ key: 'ArrowLeft' }, true, 'forward'],
  [{ key: '', keyCode: 39 }, false, 'forward'],
  [{ key: 'Unidentified', keyCode: 37 }, false, 'reverse'],
  [{ key: 'Unidentified', keyCode: 37 }, true, 'forward'],
  // The name counts, not the number.
  [{ key: "'", keyCode: 39 }, false, undefined],
  [{ key: 'ArrowRight', keyCode: 229 }, false, undefined],
  [{ key: 'ArrowRight', isComposing: true }, false, undefined],
  [{ key: 'ArrowRight', altKey: true }, false, undefined],
  [{ key: 'ArrowRight', ctrlKey: true }, false, undefined],
  [{ key: 'ArrowRight', metaKey: true }, false, undefined],
  [{ key: 'ArrowRight', shiftKey: true }, false, undefined],
  [{ key: 'ArrowUp' }, false, undefined],
  [{}, false, undefined],
])('%j, from right to left %s: %s', (init, isRtl, direction) => {
  expect(step(init, isRtl)).toBe(direction);
});

it('keys that are no arrows mean the same everywhere', () => {
  const keys = { previous: 'PageUp', next: 'n' };
  expect([false, true].map((isRtl) => step({ key: 'n' }, isRtl, keys))).toEqual([
    'forward',
    'forward',
  ]);
  expect(step({ keyCode: 33 }, true, keys)).toBe('reverse');
  expect(step({ key: 'ArrowRight' }, false, keys)).toBeUndefined();
});

it('leaves what somebody has answered', () => {
  const event = new KeyboardEvent('keydown', { key: 'ArrowRight', cancelable: true });
  event.preventDefault();
  expect(stepOfKey(event, ARROWS, false)).toBeUndefined();
});
