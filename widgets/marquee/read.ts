import type { ReadScope } from '#engine/scope';
import { type Read, readFields, type Said } from '#page/fields/readFields';
import { amount, flag, listOf, oneOf, text } from '#page/fields/reads';
import { parseOwnerLink } from '#page/links/parseOwnerLink';
import { findMarquee, type MarqueeNodes } from './drawing/marqueeNodes';
import { MOST } from './prepare';

/** The room after each item: in font sizes of the text or of the page, or in CSS px. */
export interface ItemSpacing {
  unit: 'em' | 'rem' | 'px';
  value: number;
}

/** The settings and texts of a marquee block, with its nodes. */
export interface MarqueeDesign {
  nodes: MarqueeNodes;
  /** The texts, in order; at least one. */
  items: readonly string[];
  /** The number of waves across the width, as far as their length allows. */
  frequency: number;
  /** The height of a wave from crest to trough, in font sizes; 0 is a straight line. */
  intensity: number;
  /** The side that the text moves to, on the screen, also on a page that reads right to left. */
  direction: 'left' | 'right';
  /** The speed: 1 is 100 CSS px a second along the line, 0 stands still. */
  speed: number;
  pausedOnHover: boolean;
  spacing: ItemSpacing;
  /** The full, checked address that a press on the text leads to; null for none. */
  link: string | null;
}

const atLeastZero: Read<number> = (value) => {
  const number = amount(value);
  return number !== undefined && number >= 0 && number <= MOST ? number : undefined;
};

const spacing: Read<ItemSpacing> = (given) => {
  const { unit, value } = Object(given) as Record<string, unknown>;
  const is = { unit: oneOf('em', 'rem', 'px')(unit), value: atLeastZero(value) };
  return is.unit && is.value !== undefined ? (is as ItemSpacing) : undefined;
};

export const fields = {
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

declare module '#engine/block/blockOptions' {
  interface BlockOptions {
    marquee: Said<typeof fields>;
  }
}

/**
 * Parses the settings as they are now: the owner's editor may have changed them since the first
 * pass. Null, after a warning, where they are not JSON.
 */
function parseProps({ node, warn }: ReadScope): { json: unknown } | null {
  const script = node.querySelector('script.Marquee-props');
  const text = script ? script.textContent : node.dataset.blockJson;
  try {
    return { json: JSON.parse(text || '{}') };
  } catch (error) {
    warn(script ? 'Marquee-props' : 'data-block-json', `${error}; left as it is`);
    return null;
  }
}

/** Returns the texts of the props, or else those of the markup. */
function readItems(nodes: MarqueeNodes, json: unknown, { warn }: ReadScope): readonly string[] {
  const named = nodes.stage === nodes.node ? [] : readFields(json, items, warn).marqueeItems;
  const written = [...(nodes.measured?.children ?? nodes.spoken)].map((item) => item.textContent);
  return (named.length ? named : written)
    .map((text) => (text ?? '').replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '');
}

/**
 * Reads a platform marquee (its props script) or a neutral one: settings from `data-block-json`
 * under the same names, texts from its child elements. Null, after a warning, where there is no
 * text.
 */
export function readMarquee(scope: ReadScope): MarqueeDesign | null {
  const { node, warn } = scope;
  const props = parseProps(scope);
  if (!props) return null;
  const nodes = findMarquee(node);
  const texts = nodes ? readItems(nodes, props.json, scope) : [];
  if (!nodes || !texts.length) {
    warn('marqueeItems', 'no text; left as it is');
    return null;
  }
  const read = readFields(props.json, fields, warn);
  const link = read.linkTo ? parseOwnerLink(read.linkTo, document.baseURI)?.href : undefined;
  if (read.linkTo && !link) warn('linkTo', `${JSON.stringify(read.linkTo)} is not followed`);
  return {
    nodes,
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
