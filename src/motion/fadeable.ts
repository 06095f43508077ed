import type { Adoption } from '../adoption';
import { createShowable, type Showable, type ShowableOptions } from './showable';

/** An element that shows by fading in. */
export const createFadeable = (
  node: HTMLElement,
  adoption: Adoption,
  options?: ShowableOptions,
): Showable => createShowable(node, adoption, { styles: [['opacity', '0']] }, options);
