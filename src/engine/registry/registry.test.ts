import {
  afterEach,
  beforeEach,
  describe,
  expect,
  it,
  type Mock,
  type MockInstance,
  vi,
} from 'vitest';
import { addPicture } from '#fixtures/harness/addPicture';
import { type DrivenObserver, stubObserver } from '#fixtures/harness/stubObserver';
import type { ChunkLoader } from '../chunks/chunkLoader';
import { browserClock } from '../clock';
import type { Initializer, WidgetModule } from '../initializer';
import type { Runtime } from '../runtime';
import { type BlockScope, createScope } from '../scope';
import { createVisibility } from '../visibility/visibility';
import { createRegistry, type Registry } from './registry';

let log: string[];
let report: Mock<(error: unknown) => void>;
let warn: MockInstance<typeof console.warn>;
let registry: Registry;
let initializers: Initializer[];

let runtime: Runtime;
let views: DrivenObserver[];

const chunks: ChunkLoader = {
  nonce: '',
  load: async <Module extends object>(_: string, load?: () => unknown) =>
    (await load?.()) as Module,
};

beforeEach(() => {
  log = [];
  initializers = [];
  report = vi.fn();
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.useFakeTimers();
  views = stubObserver('IntersectionObserver');
  runtime = {
    nonce: '',
    initializers,
    blocks: new Map(),
    clock: browserClock,
    visibility: createVisibility(),
    context: { read: (_, fallback) => fallback },
    scope: () => createScope(runtime, { report }),
    report: report,
    part: (create) => create(runtime),
    use: () => Promise.reject(new Error('no services here')),
    scan: (root) => registry.scan(root),
  };
  registry = createRegistry(runtime, chunks);
});
afterEach(() => {
  registry.destroy();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** An initializer that logs what becomes of its nodes. */
const logging = (name: string, given: Partial<Initializer> = {}): Initializer => ({
  name,
  selector: `[data-${name}]`,
  when: 'now',
  load: () => ({
    mount({ block: { id }, own }) {
      log.push(`${name} ${id}`);
      own(() => log.push(`${name} ${id} back`));
    },
  }),
  ...given,
});

const show = (html: string) => {
  document.body.innerHTML = html;
};

it('gives each node each initializer once, in their order, however often it looks', async () => {
  show('<p id="a" data-one></p><p id="b" data-one data-two></p>');
  initializers.push(logging('one'));
  initializers.push(logging('two'));
  await registry.scan(document);
  await registry.scan(document);
  expect(log).toEqual(['one a', 'one b', 'two b']);
});

it('gives a node none that has the name of one that it has', async () => {
  show('<p id="a" data-one></p>');
  initializers.push(logging('one'));
  await registry.scan(document);
  // As a script does that a page swap runs anew.
  initializers.push(logging('one'));
  document.body.insertAdjacentHTML('beforeend', '<p id="b" data-one></p>');
  await registry.scan(document);
  expect(log).toEqual(['one a', 'one b']);
});

it('keeps what became of each block, also by a clock that stands still', async () => {
  show(
    '<p id="live" data-live></p><p id="refused" data-refused></p><p id="failed" data-failed></p>',
  );
  show(`${document.body.innerHTML}<p id="later" data-later></p><p id="slow" data-slow></p>`);
  const never = new Promise<WidgetModule>(() => {});
  initializers.push(
    logging('live'),
    logging('refused', {
      load: () => ({
        mount({ warn }) {
          warn('tabs', 'are missing');
          return false;
        },
      }),
    }),
    logging('failed', { load: () => Promise.reject(new Error('no code')) }),
    logging('later', { when: 'touch' }),
    logging('slow', { load: () => never }),
  );
  vi.advanceTimersByTime(100);
  void registry.scan(document);
  await vi.advanceTimersByTimeAsync(0);
  const became = [...runtime.blocks.values()].flat();
  const said = became.map((one) => [
    one.initializer.name,
    Boolean(one.askedAt),
    Boolean(one.liveAt),
    one.scope().isEnded,
    ...one.scope().warnings,
  ]);
  expect(said).toEqual([
    ['live', true, true, false],
    ['refused', true, true, true, 'tabs: are missing'],
    ['failed', true, false, true, 'Error: no code'],
    ['later', false, false, false],
    ['slow', true, false, false],
  ]);
  registry.destroy();
  expect(runtime.blocks.size).toBe(0);
});

it('runs an initializer without a selector once, on the document’s element', async () => {
  const nodes: Element[] = [];
  const mount = ({ node }: BlockScope) => {
    nodes.push(node);
  };
  initializers.push({ name: 'page', load: () => ({ mount }) });
  await registry.scan(document);
  await registry.scan(document.body);
  expect(nodes).toEqual([document.documentElement]);
});

it('runs what the page does not call for only when a later scan finds that it does', async () => {
  let calls = false;
  const wanted = vi.fn(() => calls);
  const load = vi.fn(() => ({
    mount: ({ own }: BlockScope) => void own(() => log.push('page back')),
  }));
  initializers.push({ name: 'page', wanted, load });
  await registry.scan(document);
  expect(load).not.toHaveBeenCalled();
  calls = true;
  await registry.scan(document.body);
  await registry.scan(document.body);
  expect(load).toHaveBeenCalledOnce();
  registry.destroy();
  expect(log).toEqual(['page back']);
  expect(wanted).toHaveBeenCalledWith(expect.objectContaining({ read: expect.any(Function) }));
});

it('leaves the nodes of what is not wanted to others', async () => {
  show('<p id="a" data-one data-two></p>');
  initializers.push(logging('one', { wanted: () => false }));
  initializers.push(logging('two', { wanted: () => true }));
  await registry.scan(document);
  expect(log).toEqual(['two a']);
});

it('isolates a question that throws', async () => {
  show('<p id="a" data-one data-two></p>');
  const error = new Error('no answer');
  const told = vi.fn();
  vi.stubGlobal('reportError', told);
  initializers.push(
    logging('one', {
      wanted: () => {
        throw error;
      },
    }),
  );
  initializers.push(logging('two'));
  await registry.scan(document);
  expect(log).toEqual(['two a']);
  expect(told).toHaveBeenCalledExactlyOnceWith(error);
});

it('takes the root of a later scan itself', async () => {
  initializers.push(logging('one'));
  await registry.scan(document);
  show('<p id="a" data-one></p>');
  await registry.scan(document.body.firstElementChild as HTMLElement);
  expect(log).toEqual(['one a']);
});

it('skips a block whose JSON can’t be decoded, names and reports it, and goes on', async () => {
  show(
    `<p id="a" data-one data-block-json="{"></p><p id="b" data-one data-block-json='{"x":1}'></p>`,
  );
  initializers.push(logging('one'));
  await registry.scan(document);
  expect(log).toEqual(['one b']);
  expect(warn.mock.calls.flat().join()).toMatch(
    /Skerry: one a: data-block-json: Error decoding one block data. SyntaxError/,
  );
  expect(report).toHaveBeenCalledWith(expect.any(SyntaxError), { initializer: 'one', block: 'a' });
});

it('complains of such a block once for each initializer, however often the page is searched', async () => {
  show(`<p data-one data-two data-block-json="{"></p>`);
  initializers.push(logging('one'));
  await registry.scan(document);
  initializers.push({ ...logging('two'), selector: '[data-two]' });
  await registry.scan(document);
  await registry.scan(document);
  expect(log).toEqual([]);
  expect(warn.mock.calls.map(([text]) => text.slice(0, 17))).toEqual([
    'Skerry: one one-1',
    'Skerry: two one-1',
  ]);
});

it('decodes no JSON of a block that waits, and asks for no code where it can’t be decoded', async () => {
  show(
    `<p id="a" data-one data-block-json="{"></p><p id="b" data-one data-block-json='{"x":1}'></p>`,
  );
  const load = vi.fn(logging('one').load);
  initializers.push(logging('one', { when: 'visible', load }));
  const failed: string[] = [];
  document.addEventListener('skerry:failed', (event) => {
    failed.push((event as CustomEvent<{ block: string }>).detail.block);
  });
  await registry.scan(document);
  expect(warn).not.toHaveBeenCalled();
  const [a, b] = document.querySelectorAll('p');
  const see = (node: Element | undefined) =>
    views[0]?.tell({ isIntersecting: true }, node ? [node] : []);
  see(a);
  await vi.runAllTimersAsync();
  expect(warn).toHaveBeenCalledTimes(1);
  expect(failed).toEqual(['a']);
  expect(load).not.toHaveBeenCalled();
  see(b);
  await vi.runAllTimersAsync();
  expect(log).toEqual(['one b']);
});

it('decodes the JSON before `prepare` reads it', async () => {
  show(
    `<p id="a" data-one data-block-json="{"></p><p id="b" data-one data-block-json='{"x":1}'></p>`,
  );
  const read: unknown[] = [];
  const prepare: Initializer['prepare'] = ({ block: { id, json } }) => read.push([id, json]);
  initializers.push(logging('one', { when: 'visible', prepare }));
  await registry.scan(document);
  expect(read).toEqual([['b', { x: 1 }]]);
  expect(warn).toHaveBeenCalledTimes(1);
});

it('isolates a mount that throws: it is named, reported, prepared in vain, and announced', async () => {
  show('<p id="a" data-bad></p><p id="b" data-one></p>');
  const failed: unknown[] = [];
  document.addEventListener(
    'skerry:failed',
    (event) => failed.push((event as CustomEvent).detail),
    {
      once: true,
    },
  );
  const before = document.body.innerHTML;
  const error = new Error('broken');
  initializers.push(
    logging('bad', {
      prepare: ({ node, adopt }) => adopt.attribute(node, 'title', 'ours'),
      load: () => ({
        mount() {
          throw error;
        },
      }),
    }),
  );
  initializers.push(logging('one'));
  await registry.scan(document);
  expect(log).toEqual(['one b']);
  expect(failed).toMatchObject([{ name: 'bad', block: 'a', error }]);
  expect(report).toHaveBeenCalledExactlyOnceWith(error, { initializer: 'bad', block: 'a' });
  expect(document.body.innerHTML).toBe(before);
});

it('asks for code again after it failed', async () => {
  const load = vi
    .fn()
    .mockRejectedValueOnce(new Error('missing'))
    .mockResolvedValue({
      mount() {},
    });
  initializers.push(logging('one', { load }));
  show('<p data-one></p>');
  await registry.scan(document);
  document.body.insertAdjacentHTML('beforeend', '<p data-one></p>');
  await registry.scan(document);
  expect(load).toHaveBeenCalledTimes(2);
});

it('leaves a block that can’t be used as the server sent it, without an announcement', async () => {
  show('<p id="a" data-one></p>');
  const before = document.body.innerHTML;
  const mounted = vi.fn();
  addEventListener('skerry:mounted', mounted, { once: true });
  initializers.push(
    logging('one', {
      prepare: ({ node, adopt }) => adopt.style(node, 'display', 'none'),
      load: () => ({ mount: () => false }),
    }),
  );
  await registry.scan(document);
  expect(document.body.innerHTML).toBe(before);
  expect(mounted).not.toHaveBeenCalled();
  removeEventListener('skerry:mounted', mounted);
});

it('starts at once what its prepare says is due, and waits to see the rest', async () => {
  show('<p id="a" data-one></p><p id="b" data-one></p>');
  const prepare = ({ node: { id } }: BlockScope) => {
    // As a picture's request is.
    queueMicrotask(() => log.push(`${id} asked for`));
    return id === 'b';
  };
  initializers.push(logging('one', { when: 'visible', prepare }));
  await registry.scan(document);
  await vi.advanceTimersByTimeAsync(0);
  expect(log).toEqual(['a asked for', 'b asked for', 'one b']);
});

it('prepares so many of a kind as it says, in all scans together, and starts the others too', async () => {
  show('<p id="a" data-one></p><p id="b" data-one></p><p id="c" data-one data-block-json="{"></p>');
  const prepare = ({ node: { id } }: BlockScope) => log.push(`prepare ${id}`);
  initializers.push(logging('one', { when: 'idle', prepareFirst: 1, prepare }));
  initializers.push(logging('two', { when: 'idle', prepareFirst: 1, prepare }));
  await registry.scan(document);
  document.body.insertAdjacentHTML('beforeend', '<p id="d" data-one></p><p id="e" data-two></p>');
  await registry.scan(document);
  expect(log).toEqual(['prepare a', 'prepare e']);
  const isLate = (id: string) =>
    runtime.blocks.get(document.getElementById(id) as Element)?.[0]?.isLate;
  expect(['a', 'b', 'd', 'e'].map(isLate)).toEqual([undefined, true, true, undefined]);
  expect(warn).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  expect(log.slice(2)).toEqual(['one a', 'one b', 'one d', 'two e']);
  expect(warn).toHaveBeenCalledOnce();
});

describe('a patient block', () => {
  const A_WHILE = 500;
  const scan = async (prepare = (): unknown => undefined) => {
    show('<p id="a" data-one></p><p id="b" data-two></p>');
    initializers.push(logging('one', { when: 'idle', patient: true, prepare }));
    initializers.push(logging('two', { when: 'idle' }));
    const picture = addPicture(innerHeight - 1);
    addPicture(innerHeight);
    await registry.scan(document);
    await vi.advanceTimersByTimeAsync(A_WHILE);
    return picture;
  };

  it('starts when the pictures in view are here', async () => {
    const picture = await scan();
    expect(log).toEqual(['two b']);
    picture.come();
    await vi.advanceTimersByTimeAsync(100);
    expect(log).toEqual(['two b', 'one a']);
  });

  it('waits 2 s at most', async () => {
    await scan();
    await vi.advanceTimersByTimeAsync(2000 - A_WHILE - 100);
    expect(log).toEqual(['two b']);
    await vi.advanceTimersByTimeAsync(300);
    expect(log).toEqual(['two b', 'one a']);
  });

  it('starts when a visitor touches a block', async () => {
    await scan();
    document.getElementById('a')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await vi.advanceTimersByTimeAsync(100);
    expect(log).toEqual(['two b', 'one a']);
  });

  it('waits for none that is due', async () => {
    await scan(() => true);
    expect(log).toEqual(['one a', 'two b']);
  });

  it('waits for none where another of its kind is due', async () => {
    show('<p id="a" data-one></p><p id="b" data-one></p>');
    const prepare = ({ node: { id } }: BlockScope) => id === 'b';
    initializers.push(logging('one', { when: 'idle', patient: true, prepare }));
    addPicture(0);
    await registry.scan(document);
    await vi.advanceTimersByTimeAsync(A_WHILE);
    expect(log).toEqual(['one a', 'one b']);
  });

  it('does not start once it was given back', async () => {
    const picture = await scan();
    registry.destroy();
    picture.come();
    await vi.advanceTimersByTimeAsync(5000);
    expect(log).toEqual(['two b', 'two b back']);
  });
});

describe('near', () => {
  const wait = () => vi.advanceTimersByTimeAsync(0);
  const see = (node: Element) => views[0]?.tell({ isIntersecting: true }, [node]);
  const block = (id: string) => document.getElementById(id) as HTMLElement;

  it('starts a block, once, and looks at it no longer', async () => {
    show('<p id="a" data-one></p><p id="b" data-one></p>');
    initializers.push(logging('one', { when: 'visible' }), logging('touched', { when: 'touch' }));
    await registry.scan(document);
    views[0]?.tell({ isIntersecting: false });
    await wait();
    expect(log).toEqual([]);
    see(block('b'));
    await wait();
    expect(log).toEqual(['one b']);
    expect([...(views[0]?.watched ?? [])]).toEqual([block('a')]);
  });

  it('starts all who wait for a node, whoever took it first, and none who waits for something else', async () => {
    show('<p id="a" data-one data-two data-touched></p>');
    initializers.push(logging('one', { when: 'visible' }), logging('touched', { when: 'touch' }));
    await registry.scan(document);
    initializers.push(logging('two', { when: 'visible' }));
    await registry.scan(document);
    see(block('a'));
    await wait();
    expect(log).toEqual(['one a', 'two a']);
  });

  it('starts who takes a node that was near before', async () => {
    show('<p id="a" data-one data-two></p>');
    initializers.push(logging('one', { when: 'visible' }));
    await registry.scan(document);
    see(block('a'));
    await wait();
    initializers.push(logging('two', { when: 'visible' }));
    await registry.scan(document);
    see(block('a'));
    await wait();
    expect(log).toEqual(['one a', 'two a']);
  });

  it('looks at nothing after its end', async () => {
    show('<p id="a" data-one></p>');
    initializers.push(logging('one', { when: 'visible' }));
    await registry.scan(document);
    registry.destroy();
    expect(views[0]?.watched.size).toBe(0);
  });
});

it('starts idle blocks after at most 100 ms, all of them', async () => {
  show('<p id="a" data-one></p><p id="b" data-one></p><p id="c" data-one></p>');
  initializers.push(logging('one', { when: 'idle' }));
  await registry.scan(document);
  expect(log).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  expect(log).toEqual(['one a', 'one b', 'one c']);
});

it('gives back in reverse order, and goes on where one throws', async () => {
  show('<p id="a" data-one></p><p id="b" data-bad></p><p id="c" data-one></p>');
  initializers.push(logging('one'));
  initializers.push(
    logging('bad', {
      load: () => ({
        mount({ own }) {
          own(() => {
            throw new Error('stuck');
          });
        },
      }),
    }),
  );
  await registry.scan(document);
  log.length = 0;
  registry.destroy();
  expect(log).toEqual(['one c back', 'one a back']);
  expect(report).toHaveBeenCalledOnce();
});

it('mounts nothing that arrives after the end', async () => {
  show('<p data-one></p>');
  let arrive = (_: WidgetModule) => {};
  const load = () =>
    new Promise<WidgetModule>((resolve) => {
      arrive = resolve;
    });
  initializers.push(logging('one', { load }));
  registry.scan(document);
  await vi.advanceTimersByTimeAsync(0);
  registry.destroy();
  const mount = vi.fn();
  arrive({ mount });
  await vi.advanceTimersByTimeAsync(1000);
  expect(mount).not.toHaveBeenCalled();
});

it('lets go of a node that left, but not of one that was moved or is to be kept', async () => {
  show(
    '<div><p id="a" data-one></p></div><p id="b" data-one></p><p id="c" data-one data-skerry-keep></p>',
  );
  initializers.push(logging('one'));
  await registry.scan(document);
  log.length = 0;
  const [left, moved, kept] = [...document.body.children];
  left?.remove();
  kept?.remove();
  if (moved) document.body.append(moved);
  await vi.advanceTimersByTimeAsync(50);
  expect(log).toEqual(['one a back']);
});
