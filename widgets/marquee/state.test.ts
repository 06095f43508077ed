import { expect, it } from 'vitest';
import { isRunning, isStill, type MarqueeState, reduceMarquee } from './state';

const seen: MarqueeState = {
  inView: true,
  pageHidden: false,
  reducedMotion: false,
  hovered: false,
  paused: false,
};
const design = { speed: 1, pausedOnHover: false };

it('runs in view, and stops out of view, on a hidden page and under reduced motion', () => {
  expect(isRunning(seen, design)).toBe(true);
  for (const [part, on] of [
    ['inView', false],
    ['pageHidden', true],
    ['reducedMotion', true],
  ] as const) {
    const stopped = reduceMarquee(seen, { type: 'sense', part, on });
    expect(isRunning(stopped, design), part).toBe(false);
    expect(isRunning(reduceMarquee(stopped, { type: 'sense', part, on: !on }), design)).toBe(true);
  }
});

it('stays paused by the visitor, whatever happens around it, until play is pressed', () => {
  let state = reduceMarquee(seen, { type: 'press' });
  for (const on of [false, true]) {
    state = reduceMarquee(state, { type: 'sense', part: 'inView', on });
    expect(isRunning(state, design)).toBe(false);
  }
  expect(isRunning(reduceMarquee(state, { type: 'press' }), design)).toBe(true);
});

it('stops under the pointer only where the block says so', () => {
  const hovered = reduceMarquee(seen, { type: 'sense', part: 'hovered', on: true });
  expect(isRunning(hovered, design)).toBe(true);
  expect(isRunning(hovered, { ...design, pausedOnHover: true })).toBe(false);
});

it('stands still at speed 0', () => {
  expect(isStill(seen, design)).toBe(false);
  expect(isStill(seen, { speed: 0 })).toBe(true);
  expect(isRunning(seen, { ...design, speed: 0 })).toBe(false);
});

it('does not ask for a new rendering when nothing has changed', () => {
  expect(reduceMarquee(seen, { type: 'sense', part: 'inView', on: true })).toBe(seen);
});
