import type { Layout, Stage } from '../layouts/layout';
import type { Pile } from './createPile';

/**
 * Makes one slide of the design `stacked` give way to another: a plug-in, made once for a gallery.
 * It moves slides and asks the pile which of them are seen; height, captions, clicks and loading
 * ahead are the design's. It moves nothing where a change is instant, which it also is where the
 * visitor asked for less motion.
 */
export type CreateTransition = (stage: Stage, pile: Pile) => Layout;
