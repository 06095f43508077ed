import type { Adoption } from '../adoption';
import { createShowable, type Showable, type ShowableOptions } from './showable';

/** What a hidden element is scaled to. */
const HIDDEN_SCALE = 0.94;

/** An element that shows by fading in while it grows from 0.94 of its size. */
export const createScalable = (
  node: HTMLElement,
  adoption: Adoption,
  options?: ShowableOptions,
): Showable =>
  createShowable(
    node,
    adoption,
    {
      styles: [
        ['opacity', '0'],
        ['scale', `${HIDDEN_SCALE}`],
      ],
    },
    options,
  );
