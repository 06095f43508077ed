import {
  createShowable,
  type Showable,
  type ShowableOptions,
  type ShowableScope,
} from './showable';

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

/** Creates an element that shows by growing to its height. */
export const createExpandable = (
  node: HTMLElement,
  scope: ShowableScope,
  options?: ShowableOptions,
): Showable => createShowable(node, scope, { styles: FLAT, clips: true }, options);
