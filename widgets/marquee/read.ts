import { type Read, readFields } from '../../src/fields/readFields';
import { amount, flag, listOf, oneOf, text } from '../../src/fields/reads';
import type { Warn } from '../../src/island/defineIsland';
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

const atLeastZero: Read<number> = (value) => {
  const number = amount(value);
  return number !== undefined && number >= 0 ? number : undefined;
};

const spacing: Read<ItemSpacing> = (given) => {
  const { unit, value } = Object(given) as Record<string, unknown>;
  const is = { unit: oneOf('em', 'rem', 'px')(unit), value: atLeastZero(value) };
  return is.unit && is.value !== undefined ? (is as ItemSpacing) : undefined;
};

const fields = {
  waveFrequency: { read: atLeastZero, fallback: 1 },
  waveIntensity: { read: atLeastZero, fallback: 0 },
  animationDirection: { read: oneOf('left', 'right'), fallback: 'left' },
  animationSpeed: { read: atLeastZero, fallback: 1 },
  pausedOnHover: { read: flag, fallback: false },
  itemSpacing: {
    read: spacing,
    fallback: { unit: 'em', value: 0.5 },
  },
  linkTo: { read: text, fallback: '' },
} as const;

const items = {
  marqueeItems: { read: listOf((item) => text(Object(item).text)), fallback: [] },
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
  const named = parts.stage === parts.node ? [] : readFields(json, items, warn).marqueeItems;
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
