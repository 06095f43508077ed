import type { Runtime } from '#engine/runtime';
import { isLoggedIn } from './isLoggedIn';

/**
 * Returns whether the page is seen in the site editor: in a frame, by somebody who is logged in to
 * the site. Being framed is not enough: a visitor's page in somebody's frame is no editor.
 */
export const isInEditor = ({ context }: Pick<Runtime, 'context'>): boolean =>
  window.parent !== window && isLoggedIn(context);
