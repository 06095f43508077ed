import type { ReadScope } from '#engine/scope';
import { readFields, type Said } from '#page/fields/readFields';
import { listOf, oneOf, text } from '#page/fields/reads';
import { UNITS } from './units';

const words = { read: text, fallback: '' };

export const fields = {
  date: words,
  format: { read: oneOf('numeric', 'textual'), fallback: undefined },
  units: { read: listOf(oneOf(...UNITS)), fallback: undefined },
  before: words,
  after: words,
  ended: words,
};

declare module '#engine/block/blockOptions' {
  interface BlockOptions {
    countdown: Said<typeof fields>;
  }
}

/** Reads what a countdown says in its JSON. */
export const readCountdownOptions = ({ block, warn }: ReadScope) =>
  readFields(block.json, fields, warn);
