import type { Runtime } from '../runtime';
import { isLoggedIn } from './isLoggedIn';

/**
 * Whether the page is seen in the site editor: in a frame, by somebody who is logged in to the
 * site. The specification names the editing frame without saying how a page knows it; a visitor's
 * page in somebody's frame is no editor.
 */
export const isInEditor = ({ context }: Pick<Runtime, 'context'>): boolean =>
  window.parent !== window && isLoggedIn(context);
