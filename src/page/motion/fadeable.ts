import {
  createShowable,
  type Showable,
  type ShowableOptions,
  type ShowableScope,
} from './showable';

/** Creates an element that shows by fading in. */
export const createFadeable = (
  node: HTMLElement,
  scope: ShowableScope,
  options?: ShowableOptions,
): Showable => createShowable(node, scope, { styles: [['opacity', '0']] }, options);
