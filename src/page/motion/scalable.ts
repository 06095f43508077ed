import {
  createShowable,
  type Showable,
  type ShowableOptions,
  type ShowableScope,
} from './showable';

/** The scale of a hidden element. */
const HIDDEN_SCALE = 0.94;

/** Creates an element that shows by fading in while it grows from 0.94 of its size. */
export const createScalable = (
  node: HTMLElement,
  scope: ShowableScope,
  options?: ShowableOptions,
): Showable =>
  createShowable(
    node,
    scope,
    {
      styles: [
        ['opacity', '0'],
        ['scale', `${HIDDEN_SCALE}`],
      ],
    },
    options,
  );
