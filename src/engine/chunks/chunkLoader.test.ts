import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import { adoptStyles } from './adoptStyles';
import { type ChunkLoader, createChunkLoader } from './chunkLoader';

/** The clock goes this many times faster than the day: a retry's wait takes a moment. */
const SPEED = 100;

declare global {
  /** Which scripts ran, in order. */
  var scriptsRun: string[];
  /** A script of this name fails. */
  var failingScript: string;
}

let loader: ChunkLoader;
/** The files of whatever is loaded. */
let files: string[];
/** Those of leaves that only the later list tells. */
let later: Record<string, string[]>;
const report = vi.fn();

beforeEach(() => {
  globalThis.scriptsRun = [];
  globalThis.failingScript = '';
  later = {};
  report.mockReset();
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('offline')));
  const base = 'https://cdn.example/chunks/';
  const { clock } = createTestRuntime(SPEED);
  loader = createChunkLoader(
    clock,
    report,
    (file) => new URL(file, base).href,
    'the-nonce',
    (name, list) => (!(name in later) ? files : list === 'the list' ? later[name] : undefined),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** A file with this script, whose address Node can import; a mark after it changes nothing. */
const file = (name: string, script: string) =>
  `data:text/javascript,${encodeURIComponent(script)}//${name}-C1`;

/** A built script that tells when it runs, and gives what `own` says. */
const leaf = (name: string, own: string) =>
  file(
    name,
    `if (failingScript === '${name}') throw new Error('down');
    export default (shared) => { scriptsRun.push('${name}'); return { ${own} }; };`,
  );

const load = (...ofMenu: string[]) => {
  files = ofMenu;
  return loader.load<Record<string, unknown>>('menu');
};

it('gives back code that came with the page as it is', async () => {
  const code = { mount: () => {} };
  expect(await loader.load('own', () => code)).toBe(code);
  expect(await loader.load('own', async () => code)).toBe(code);
});

it('hands on what scripts give, in their order, and gives back what the last gave', async () => {
  const engine = leaf('engine', 'engine: 2');
  const island = leaf('island', 'island: shared.engine + 1');
  const menu = leaf('menu', 'sum: shared.engine + shared.island');
  expect(await load(engine, island, menu)).toEqual({ sum: 5 });
  expect(scriptsRun).toEqual(['engine', 'island', 'menu']);
});

it('runs each script once, however many ask for it and whenever', async () => {
  const engine = leaf('engine', 'engine: {}');
  const menu = leaf('menu', 'engine: shared.engine');
  const marquee = leaf('marquee', 'engine: shared.engine');
  const [first, other] = await Promise.all([load(engine, menu), load(engine, marquee)]);
  expect(await load(engine, menu)).toBe(first);
  expect(other.engine).toBe(first.engine);
  expect(scriptsRun.toSorted()).toEqual(['engine', 'marquee', 'menu']);
});

it('says which chunk failed, and fetches that file again for the next who asks', async () => {
  const engine = leaf('engine', 'engine: 1');
  const menu = leaf('menu', 'menu: shared.engine + 1');
  globalThis.failingScript = 'menu';
  await expect(load(engine, menu)).rejects.toMatchObject({
    message: expect.stringMatching(/^Loading chunk .*menu failed$/),
    type: 'error',
  });
  // The registry names and reports it, with the block.
  expect(report).not.toHaveBeenCalled();
  globalThis.failingScript = '';
  expect(await load(engine, menu)).toEqual({ menu: 2 });
  expect(scriptsRun).toEqual(['engine', 'menu']);
});

it('refuses a file that came empty', async () => {
  await expect(load(file('menu', ''))).rejects.toThrow('menu failed');
});

it('throws what a script throws when it runs, and runs it for the next who asks', async () => {
  const menu = file(
    'menu',
    `export default (shared) => {
      if (scriptsRun.push('menu') === 1) throw new Error('broken');
      return { menu: 1 };
    };`,
  );
  await expect(load(menu)).rejects.toThrow('broken');
  expect(await load(menu)).toEqual({ menu: 1 });
});

it('hands on what puts styles in force, which a leaf may replace for those after it', async () => {
  const styled = (name: string) => leaf(name, `how: shared.adoptStyles`);
  const sheets = leaf('sheets', "adoptStyles: 'by a file'");
  expect(await load(styled('menu'))).toEqual({ how: adoptStyles });
  expect(await load(sheets, styled('marquee'))).toEqual({ how: 'by a file' });
});

it('asks for the later list once, and only for a leaf that is not on the first', async () => {
  const list = leaf('later', "leaves: 'the list'");
  const menu = leaf('menu', 'menu: 1');
  await load(menu);
  files = [list];
  later = { http: [leaf('http', 'http: 1')], html: [menu, leaf('html', 'html: shared.menu + 1')] };
  const both = ['http', 'html'].map((name) => loader.load(name));
  expect(await Promise.all(both)).toEqual([{ http: 1 }, { html: 2 }]);
  expect(scriptsRun).toEqual(['menu', 'later', 'http', 'html']);
});

it('fails who asks where the later list fails, and asks again for the next', async () => {
  // Another script than above: Node would not run that one again.
  files = [leaf('later', "leaves: 'the' + ' list'")];
  later = { http: [leaf('http', 'http: 1')] };
  globalThis.failingScript = 'later';
  await expect(loader.load('http')).rejects.toThrow(/^Loading chunk .*later failed$/);
  globalThis.failingScript = '';
  expect(await loader.load('http')).toEqual({ http: 1 });
  expect(scriptsRun).toEqual(['later', 'http']);
});

it('refuses a leaf that is on no list', async () => {
  files = [leaf('later', "leaves: 'another list'")];
  later = { http: [] };
  await expect(loader.load('http')).rejects.toThrow(TypeError);
});
