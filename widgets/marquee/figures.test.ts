import { expect, it } from 'vitest';
import { createScope } from '#engine/scope';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import { copiesToCover, pixelsPerSecond, regionWidth, wavePath } from './drawing/geometry';
import { findMarquee } from './drawing/marqueeNodes';
import { readMarquee } from './read';
import { isRunning } from './state';
import { watchDesign } from './watching/watchDesign';

/** A block without a setting. */
function plainBlock(): HTMLElement {
  const node = document.createElement('div');
  node.innerHTML = '<p>Bread</p>';
  return node;
}

const design = () => {
  const read = readMarquee({ node: plainBlock(), block: { id: 'a', json: undefined }, warn() {} });
  if (!read) throw new Error('not read');
  return read;
};

/** What a drawn path measures: from crest to crest, and from crest to trough. */
function measurePath(width: number, frequency: number, intensity: number, fontSize = 20) {
  const d = wavePath({ width, height: 60, fontSize }, frequency, intensity);
  const ends = d
    .split(/[MC]/)
    .slice(1)
    .map((part) => part.split(' ').map(Number).slice(-2));
  const [[start = 0, crest = 0] = [], [, trough = 0] = [], [next = 0] = []] = ends;
  return { length: next - start, height: trough - crest };
}

/** How long after a change of the design the text is drawn anew. */
async function redrawDelay(): Promise<number | undefined> {
  const node = plainBlock();
  const nodes = findMarquee(node);
  let asked: number | undefined;
  const after = (ms: number) => {
    asked = ms;
    return () => {};
  };
  const clock = { now: () => 0, after };
  const scope = createScope({ ...createTestRuntime(), clock }, { report() {} });
  const stop = nodes && watchDesign(nodes, scope, () => {});
  node.className = 'dark';
  await Promise.resolve();
  stop?.();
  return asked;
}

const seen = {
  inView: true,
  pageHidden: false,
  reducedMotion: false,
  hovered: true,
  paused: false,
};

const figures: [figure: string, value: unknown, measure: () => unknown][] = [
  [
    'waveFrequency is 1: one wave in a width of 800',
    800,
    () => measurePath(800, design().frequency, 1).length,
  ],
  ['waveIntensity is 0: a straight line', 0, () => measurePath(800, 1, design().intensity).height],
  ['animationDirection is left', 'left', () => design().direction],
  ['animationSpeed is 1: 100 px in a second', 100, () => pixelsPerSecond(design().speed)],
  ['pausedOnHover is false: it runs under the pointer', true, () => isRunning(seen, design())],
  ['a wave is at least 250 px long', 250, () => measurePath(375, 4, 1).length],
  ['a wave is at most 1000 px long', 1000, () => measurePath(3000, 1, 1).length],
  ['at intensity 1 a wave is as high as the font', 80, () => measurePath(1280, 4, 1, 80).height],
  [
    'a region is at least 50 px wide: 11 cover 500 px',
    11,
    () => copiesToCover(500, regionWidth(7)),
  ],
  ['it is drawn anew 1000 ms after a change', 1000, redrawDelay],
];

it.each(figures)('%s', async (_figure, value, measure) => {
  expect(await measure()).toBe(value);
});
