import type { Adoption } from '../adoption';
import { createShowable, type Showable, type ShowableOptions } from './showable';

const FLAT = (
  [
    'height',
    'paddingTop',
    'paddingBottom',
    'borderTopWidth',
    'borderBottomWidth',
    'marginTop',
    'marginBottom',
  ] as const
).map((name) => [name, '0px'] as const);

/** An element that shows by growing to its height. */
export const createExpandable = (
  node: HTMLElement,
  adoption: Adoption,
  options?: ShowableOptions,
): Showable => createShowable(node, adoption, { styles: FLAT, clips: true }, options);
