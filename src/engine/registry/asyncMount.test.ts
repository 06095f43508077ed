import { afterEach, beforeEach, expect, it, type Mock, vi } from 'vitest';
import { browserClock } from '../clock';
import type { Initializer, WidgetModule } from '../initializer';
import type { Runtime } from '../runtime';
import { createScope } from '../scope';
import { createPlacement, type Placement } from './placement';
import { giveBack, mount } from './placementLife';

let report: Mock<(error: unknown) => void>;
let told: string[];
let placement: Placement;

const tell = ({ type }: Event) => told.push(type);

beforeEach(() => {
  report = vi.fn();
  told = [];
  vi.spyOn(console, 'warn').mockImplementation((text) => told.push(text));
  const node = document.createElement('p');
  for (const type of ['skerry:mounted', 'skerry:failed']) node.addEventListener(type, tell);
  const runtime = { clock: browserClock, report } as Partial<Runtime> as Runtime;
  runtime.scope = () => createScope(runtime, { report });
  const initializer: Initializer = { name: 'tide', load: () => ({ mount() {} }) };
  placement = createPlacement(runtime, initializer, node, { id: 'a' });
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Mounts by a module that is done when the test says so. */
function waiting() {
  let resolve = (_: object | false) => {};
  let reject = (_: Error) => {};
  const answer = new Promise<object | false>((...both) => {
    [resolve, reject] = both;
  });
  const module: WidgetModule = {
    async mount({ adopt, node }) {
      adopt.attribute(node, 'title', 'ours');
      return answer;
    },
  };
  const done = mount(placement, module);
  return { done, resolve, reject };
}

it('is live when it is done, with the handle that it gives', async () => {
  const { done, resolve } = waiting();
  expect(placement.liveAt).toBeUndefined();
  expect(told).toEqual([]);
  resolve({ rise: 1 });
  await done;
  expect(placement.handle).toEqual({ rise: 1 });
  expect(told).toEqual(['skerry:mounted']);
});

it('is live at once where it waits for nothing', () => {
  mount(placement, { mount() {} });
  expect(told).toEqual(['skerry:mounted']);
});

it('that rejects is a failure of its block: named, reported, announced, and put back', async () => {
  const { done, reject } = waiting();
  const error = new Error('no tide');
  reject(error);
  await done;
  expect(told).toEqual(['Skerry: tide a: Error: no tide', 'skerry:failed']);
  expect(report).toHaveBeenCalledExactlyOnceWith(error, { initializer: 'tide', block: 'a' });
  expect(placement.node.title).toBe('');
});

it('may refuse its block', async () => {
  const { done, resolve } = waiting();
  resolve(false);
  await done;
  expect(placement.scope().isEnded).toBe(true);
  expect(told).toEqual([]);
});

it('is asked for once, however often its block is started meanwhile', async () => {
  const { done, resolve } = waiting();
  const again = vi.fn();
  await mount(placement, { mount: again });
  expect(again).not.toHaveBeenCalled();
  resolve({});
  await done;
});

it.each(['resolves', 'rejects'])(
  'says nothing of a block that has left when it %s',
  async (how) => {
    const { done, resolve, reject } = waiting();
    giveBack(placement);
    if (how === 'resolves') resolve({});
    else reject(new Error('destroyed'));
    await done;
    expect(told).toEqual([]);
    expect(report).not.toHaveBeenCalled();
  },
);
