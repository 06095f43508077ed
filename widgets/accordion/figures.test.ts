import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { moveHeight } from './moveHeight';

/** What the browser is asked to do; how it looks on the way is measured in the browser specs. */
const asked = vi.fn();
let reducesMotion = false;

beforeEach(() => {
  reducesMotion = false;
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: reducesMotion && query.includes('reduce'),
  }));
});

afterEach(() => vi.unstubAllGlobals());

function move(from: number, to: number) {
  const panel = document.createElement('div');
  const animation = { cancel: vi.fn(), onfinish: null as (() => void) | null };
  panel.animate = (frames, options) => {
    asked(frames, options);
    return animation as unknown as Animation;
  };
  const done = vi.fn();
  const cancel = moveHeight(panel, from, to, done);
  return { panel, animation, done, cancel };
}

afterEach(() => asked.mockReset());

const figures: [figure: string, milliseconds: number, measure: () => unknown][] = [
  [
    'the height moves for 250 ms',
    250,
    () => {
      move(0, 120);
      return asked.mock.calls[0]?.[1].duration;
    },
  ],
  [
    'and for no time where less motion is asked for',
    0,
    () => {
      reducesMotion = true;
      const { done } = move(0, 120);
      return asked.mock.calls.length === 0 && done.mock.calls.length === 1 ? 0 : 'moved';
    },
  ],
];

it.each(figures)('%s', (_figure, value, measure) => {
  expect(measure()).toBe(value);
});

it('goes from one height to the other and leaves nothing behind', () => {
  const { panel, animation, done } = move(120, 0);
  expect(asked.mock.calls[0]?.[0]).toEqual([{ height: '120px' }, { height: '0px' }]);
  expect(done).not.toHaveBeenCalled();
  animation.onfinish?.();
  expect(done).toHaveBeenCalledOnce();
  expect(panel.getAttribute('style')).toBeNull();
});

it('stops when it is cancelled', () => {
  const { animation, cancel } = move(0, 120);
  cancel();
  expect(animation.cancel).toHaveBeenCalledOnce();
});
