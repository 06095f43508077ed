import type { Warn } from '../../src/island/defineIsland';
import { readFields } from '../../src/readFields';
import { array, boolean, number, object, oneOf, string } from '../../src/schema';
import { findParts, type MarqueeParts } from './parts';
import { readLink } from './readLink';

/** The room after each item: in the text's font size, in that of the page, or in CSS px. */
export interface ItemSpacing {
  unit: 'em' | 'rem' | 'px';
  value: number;
}

/** A marquee block, read. */
export interface MarqueeDesign {
  parts: MarqueeParts;
  /** The texts, in order; at least one. */
  items: readonly string[];
  /** Waves across the width, as far as their length allows. */
  frequency: number;
  /** Height of a wave from crest to trough, in font sizes; 0 is a straight line. */
  intensity: number;
  /** Where the text moves to, as seen on the screen (also on a page that reads right to left). */
  direction: 'left' | 'right';
  /** 1 is 100 CSS px a second along the line; 0 stands still. */
  speed: number;
  pausedOnHover: boolean;
  spacing: ItemSpacing;
  /** Where a press on the text leads: a full, checked address. */
  link: string | null;
}

const atLeastZero = number().check(({ value, issues }) => {
  if (value < 0) issues.push({ code: 'custom', input: value });
});

const fields = {
  waveFrequency: { schema: atLeastZero, fallback: 1 },
  waveIntensity: { schema: atLeastZero, fallback: 0 },
  animationDirection: { schema: oneOf(['left', 'right']), fallback: 'left' },
  animationSpeed: { schema: atLeastZero, fallback: 1 },
  pausedOnHover: { schema: boolean(), fallback: false },
  itemSpacing: {
    schema: object({ unit: oneOf(['em', 'rem', 'px']), value: atLeastZero }),
    fallback: { unit: 'em', value: 0.5 },
  },
  linkTo: { schema: string(), fallback: '' },
} as const;

const items = {
  marqueeItems: { schema: array(object({ text: string() })), fallback: [] },
};

/** The settings as they are now: the owner's editor may have changed them since the first pass. */
function parseProps(node: HTMLElement, warn: Warn): { json: unknown } | null {
  const script = node.querySelector('script.Marquee-props');
  const text = script ? script.textContent : node.dataset.blockJson;
  try {
    return { json: JSON.parse(text || '{}') };
  } catch (error) {
    warn(script ? 'Marquee-props' : 'data-block-json', `${error}; left as it is`);
    return null;
  }
}

/** The texts of the props, or those that stand in the markup. */
function readItems(parts: MarqueeParts, json: unknown, warn: Warn): readonly string[] {
  const named =
    parts.stage === parts.node
      ? []
      : readFields(json, items, warn).marqueeItems.map(({ text }) => text);
  const written = [...(parts.measured?.children ?? parts.spoken)].map((item) => item.textContent);
  return (named.length ? named : written)
    .map((text) => (text ?? '').replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '');
}

/**
 * Reads a platform marquee (its props script) or a neutral one: settings from
 * `data-block-json` under the same names, texts from its child elements.
 */
export function readMarquee(node: HTMLElement, warn: Warn): MarqueeDesign | null {
  const props = parseProps(node, warn);
  if (!props) return null;
  const parts = findParts(node);
  const texts = parts ? readItems(parts, props.json, warn) : [];
  if (!parts || !texts.length) {
    warn('marqueeItems', 'no text; left as it is');
    return null;
  }
  const read = readFields(props.json, fields, warn);
  const link = read.linkTo ? readLink(read.linkTo, document.baseURI) : undefined;
  if (read.linkTo && !link) warn('linkTo', `${JSON.stringify(read.linkTo)} is not followed`);
  return {
    parts,
    items: texts,
    frequency: read.waveFrequency,
    intensity: read.waveIntensity,
    direction: read.animationDirection,
    speed: read.animationSpeed,
    pausedOnHover: read.pausedOnHover,
    spacing: read.itemSpacing,
    link: link ?? null,
  };
}
