import fc from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';
import { readMarquee } from './read';

const warn = vi.fn();
beforeEach(() => warn.mockReset());

/** A block of the platform, with these props as its script's text. */
function platform(props: string, texts = ['One', 'Two']): HTMLElement {
  const node = document.createElement('div');
  node.innerHTML = `<div class="Marquee"><script class="Marquee-props" type="application/json"></script>
    <div class="Marquee-display">
      <div class="Marquee-measure">${texts.map((text) => `<p class="Marquee-item">${text}</p>`).join('')}</div>
      <p><svg class="Marquee-svg"><path class="Marquee-path" d=""/><text><textPath class="Marquee-svg-text"/></text></svg>
      <span class="v6-visually-hidden">${texts.join(' ')}</span></p>
      <div class="Marquee-track"></div>
    </div></div>`;
  const script = node.querySelector('script');
  if (script) script.textContent = props;
  return node;
}

function neutral(json: string | undefined, ...texts: string[]): HTMLElement {
  const node = document.createElement('div');
  if (json !== undefined) node.dataset.blockJson = json;
  node.append(
    ...texts.map((text) => Object.assign(document.createElement('p'), { textContent: text })),
  );
  return node;
}

const read = (node: HTMLElement) =>
  readMarquee({ node, block: { id: 'a', json: undefined }, warn });

it('reads every setting of the platform', () => {
  const design = read(
    platform(
      JSON.stringify({
        marqueeItems: [{ text: ' Late\n  summer ' }, { text: 'Sale' }],
        linkTo: '/sale',
        waveFrequency: 4,
        waveIntensity: 0.5,
        animationDirection: 'right',
        animationSpeed: 0.5,
        pausedOnHover: true,
        itemSpacing: { unit: 'px', value: 12.0 },
        featureFlags: { anything: true },
      }),
    ),
  );
  expect(design).toMatchObject({
    items: ['Late summer', 'Sale'],
    frequency: 4,
    intensity: 0.5,
    direction: 'right',
    speed: 0.5,
    pausedOnHover: true,
    spacing: { unit: 'px', value: 12 },
    link: new URL('/sale', document.baseURI).href,
  });
  expect(design?.nodes.wave).not.toBeNull();
  expect(warn).not.toHaveBeenCalled();
});

it('takes the texts of the markup where the props have none', () => {
  expect(read(platform('{}'))?.items).toEqual(['One', 'Two']);
  expect(read(neutral(undefined, 'Bread ', ' ', 'Coffee'))?.items).toEqual(['Bread', 'Coffee']);
  expect(warn).not.toHaveBeenCalled();
});

it('reads neutral settings under the same names', () => {
  const node = neutral('{"waveIntensity": 1, "animationDirection": "right"}', 'Bread');
  expect(read(node)).toMatchObject({ intensity: 1, direction: 'right', speed: 1, link: null });
});

it.each([
  ['waveFrequency', '"often"', { frequency: 1 }],
  ['waveFrequency', '-1', { frequency: 1 }],
  ['waveIntensity', '-0.5', { intensity: 0 }],
  ['animationDirection', '"up"', { direction: 'left' }],
  ['animationSpeed', 'true', { speed: 1 }],
  ['pausedOnHover', '1', { pausedOnHover: false }],
  ['itemSpacing', '{"unit": "furlong", "value": 1}', { spacing: { unit: 'em', value: 0.5 } }],
  ['linkTo', '"javascript:alert(1)"', { link: null }],
  ['marqueeItems', '["One"]', { items: ['One', 'Two'] }],
])('falls back and names the field where %s is %s', (field, value, expected) => {
  expect(read(platform(`{"${field}": ${value}}`))).toMatchObject(expected);
  expect(warn).toHaveBeenCalledOnce();
  expect(warn.mock.calls[0]?.[0]).toBe(field);
});

it.each([
  ['a broken props script', platform('{"marqueeItems": [', []), 'Marquee-props'],
  ['a broken data-block-json', neutral('{', 'Bread'), 'data-block-json'],
  ['no text', neutral('{}'), 'marqueeItems'],
  ['only empty texts', platform('{"marqueeItems": [{"text": " "}]}', []), 'marqueeItems'],
])('leaves a block with %s alone, and names the field', (_case, node, field) => {
  const before = node.outerHTML;
  expect(read(node)).toBeNull();
  expect(warn).toHaveBeenCalledOnce();
  expect(warn.mock.calls[0]?.[0]).toBe(field);
  expect(node.outerHTML).toBe(before);
});

it('reads whatever JSON it is given without a throw', () => {
  fc.assert(
    fc.property(fc.json(), (json) => {
      const design = read(platform(json));
      expect(design?.items.length).toBeGreaterThan(0);
      expect(design?.speed).toBeGreaterThanOrEqual(0);
      expect(design?.intensity).toBeGreaterThanOrEqual(0);
    }),
  );
});
