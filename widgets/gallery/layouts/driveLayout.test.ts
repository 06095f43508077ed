import { beforeEach, expect, it, vi } from 'vitest';
import type { Runtime } from '#engine/runtime';
import { IDLE_FALLBACK_MS } from '#engine/slices';
import { createTestStage } from '#fixtures/harness/testStage';
import { driveLayout } from './driveLayout';
import type { Layout, Stage } from './layout';

const layout = { fit: vi.fn(), change: vi.fn() } satisfies Layout;
const onChange = vi.fn();

beforeEach(() => {
  for (const spy of [...Object.values(layout), onChange]) spy.mockReset();
});

/** A layout at work on three slides, in a root so wide; what it was made with. */
function drive({ width = 800 } = {}) {
  const box = { width, height: 400 };
  let tell = () => {};
  const stopWatching = vi.fn();
  const resizes = {
    watch: (_boxes: readonly Element[], _delay: number, told: () => void) => {
      tell = told;
      return stopWatching;
    },
  };
  const part = (() => resizes) as unknown as Runtime['part'];
  const { stage: given, root, time } = createTestStage({ runtime: { part } });
  Object.defineProperty(root, 'clientWidth', { get: () => box.width });
  Object.defineProperty(root, 'clientHeight', { get: () => box.height });
  let stage = given;
  driveLayout(
    (made: Stage) => {
      stage = made;
      return layout;
    },
    given,
    onChange,
  );
  return { stage, store: given.store, time, box, resize: () => tell(), stopWatching };
}

const soon = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

/** A motion that is over when it is told to be. */
function motion() {
  let end = () => {};
  const finished = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { animation: { finished } as unknown as Animation, end: () => end() };
}

it('fits a layout to the size of its root, and again when that has changed', () => {
  const { stage, box, resize } = drive();
  expect(stage.size).toEqual({ width: 800, height: 400 });
  resize();
  expect(layout.fit).toHaveBeenCalledTimes(1);
  box.width = 500;
  resize();
  expect(layout.fit).toHaveBeenCalledTimes(2);
  expect(stage.size).toEqual({ width: 500, height: 400 });
  expect(onChange).toHaveBeenCalledTimes(2);
});

it('fits what is in a closed tab when it has a size', () => {
  const { box, resize } = drive({ width: 0 });
  expect(layout.fit).not.toHaveBeenCalled();
  box.width = 300;
  resize();
  expect(layout.fit).toHaveBeenCalledTimes(1);
});

it('locks the gallery until the last motion is over', async () => {
  const { store } = drive();
  const [short, long] = [motion(), motion()];
  layout.change.mockReturnValueOnce([short.animation, long.animation]);
  expect(store.step('forward')).toBe(true);
  short.end();
  await soon();
  expect(store.step('forward')).toBe(false);
  long.end();
  await soon();
  expect(store.step('forward')).toBe(true);
});

it('does what is for later in an idle moment, and not at once', async () => {
  const { stage, time } = drive();
  const run = vi.fn();
  stage.later(run);
  await soon();
  expect(run).not.toHaveBeenCalled();
  time.pass(IDLE_FALLBACK_MS);
  await soon();
  expect(run).toHaveBeenCalledTimes(1);
});

it('takes an idle moment that comes sooner', async () => {
  vi.stubGlobal('requestIdleCallback', (tell: () => void) => tell());
  const { stage } = drive();
  const run = vi.fn();
  stage.later(run);
  await soon();
  expect(run).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});

it('once stopped it hears of nothing, and does nothing that was for later', async () => {
  const { stage, store, time, stopWatching } = drive();
  const run = vi.fn();
  stage.later(run);
  stage.scope.destroy();
  time.pass(IDLE_FALLBACK_MS);
  await soon();
  store.step('forward');
  expect(run).not.toHaveBeenCalled();
  expect(layout.change).not.toHaveBeenCalled();
  expect(stopWatching).toHaveBeenCalledTimes(1);
});
