import { beforeEach, expect, it, vi } from 'vitest';
import { createScope } from '#engine/scope';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import { findMarquee } from '../drawing/marqueeNodes';
import { watchDesign } from './watchDesign';

/** A clock that is turned by hand. */
function createHandClock() {
  let now = 0;
  const waits = new Map<() => void, number>();
  return {
    now: () => now,
    after(ms: number, run: () => void) {
      waits.set(run, now + ms);
      return () => void waits.delete(run);
    },
    turn(ms: number) {
      now += ms;
      for (const [run, at] of waits) if (at <= now && waits.delete(run)) run();
    },
    waits,
  };
}

const changed = vi.fn();
beforeEach(() => changed.mockReset());

function watched() {
  const node = document.createElement('div');
  node.innerHTML = '<p>Bread</p>';
  const nodes = findMarquee(node);
  if (!nodes) throw new Error('no nodes');
  const clock = createHandClock();
  const scope = createScope({ ...createTestRuntime(), clock }, { report() {} });
  return { node, clock, stop: watchDesign(nodes, scope, changed) };
}

/** Observers are told in a microtask. */
const told = () => Promise.resolve();

const changes: [what: string, change: (node: HTMLElement) => void][] = [
  ['its style', (node) => node.style.setProperty('color', 'red')],
  ['its class', (node) => node.classList.add('dark')],
  ['its settings', (node) => node.setAttribute('data-block-json', '{}')],
  ['a text', (node) => node.firstChild?.firstChild?.replaceWith('Rolls')],
];

it.each(changes)('tells of a change of %s after 1000 ms', async (_what, change) => {
  const { node, clock } = watched();
  change(node);
  await told();
  clock.turn(999);
  expect(changed).not.toHaveBeenCalled();
  clock.turn(1);
  expect(changed).toHaveBeenCalledOnce();
});

it('waits for the last of several changes', async () => {
  const { node, clock } = watched();
  for (const colour of ['red', 'green', 'blue']) {
    node.style.color = colour;
    await told();
    clock.turn(999);
  }
  expect(changed).not.toHaveBeenCalled();
  clock.turn(1);
  expect(changed).toHaveBeenCalledOnce();
});

it('tells nothing once it is stopped', async () => {
  const { node, clock, stop } = watched();
  node.className = 'dark';
  await told();
  stop();
  expect(clock.waits.size).toBe(0);
  node.className = 'light';
  await told();
  clock.turn(2000);
  expect(changed).not.toHaveBeenCalled();
});
