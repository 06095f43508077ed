import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { createAdoption } from '#engine/adoption';
import { prepareMarquee } from './prepare';

afterEach(() => document.body.replaceChildren());

function prepared(html: string) {
  document.body.innerHTML = `<div id="block">${html}</div>`;
  const node = document.getElementById('block') as HTMLElement;
  const before = node.outerHTML;
  const adoption = createAdoption();
  const prepare = (json?: unknown) =>
    prepareMarquee({ node, block: { id: 'block', json }, adopt: adoption });
  return { node, before, adoption, prepare };
}

const platform = (props: string, fontSize = '100px') => `<div class="Marquee">
  <script class="Marquee-props" type="application/json">${props}</script>
  <div class="Marquee-display"><h2 style="font-size: ${fontSize}"><svg class="Marquee-svg"></svg></h2></div>
</div>`;

it.each([
  ['one line of a straight text', '{}', '100px', 120],
  ['the line and the wave', '{"waveIntensity": 1}', '100px', 220],
  ['the pause button, for a small text', '{}', '10px', 28],
])('reserves the height of %s', (_case, props, fontSize, height) => {
  const { node, prepare } = prepared(platform(props, fontSize));
  prepare();
  const stage = node.querySelector<HTMLElement>('.Marquee-display');
  expect(Number.parseFloat(stage?.style.height ?? '')).toBeCloseTo(height);
  expect(stage?.style.overflow).toBe('hidden');
});

it('reserves it on the block itself where the markup is neutral, beside its padding', () => {
  const { node, prepare } = prepared('<p style="font-size: 50px">Bread</p>');
  node.style.cssText = 'box-sizing: border-box; padding: 10px';
  prepare({ waveIntensity: 0.5 });
  expect(node.style.height).toBe('85px');
  expect(node.style.boxSizing).toBe('content-box');
});

it('leaves a block with broken settings as it is', () => {
  const { node, before, prepare } = prepared(platform('{'));
  prepare();
  expect(node.outerHTML).toBe(before);
});

it('does not throw whatever the settings are, and is undone', () => {
  fc.assert(
    fc.property(fc.json(), (json) => {
      const { node, before, adoption, prepare } = prepared(platform(json));
      prepare(JSON.parse(json));
      adoption.release();
      expect(node.outerHTML).toBe(before);
    }),
    { numRuns: 50 },
  );
});
