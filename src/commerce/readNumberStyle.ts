import type { Runtime } from '#engine/runtime';
import { createNumberFormats, type NumberFormats } from '#rules/numbers/numberFormats';
import { readLocale } from './readLocale';

/** How numbers are written at a place of the page, those of money too. */
export interface NumberStyle {
  /** A language tag that the browser takes. */
  locale: string;
  /** Those of the page: each is made once. */
  formats: NumberFormats;
}

/**
 * Reads how numbers are written at a node: in the language around it.
 *
 * @param said A language tag of the browser's that comes before that. Default: none.
 */
export const readNumberStyle = (
  node: Element,
  { context, part }: Pick<Runtime, 'context' | 'part'>,
  said?: string,
): NumberStyle => ({
  locale: said ?? readLocale(node, context),
  formats: part(createNumberFormats),
});
