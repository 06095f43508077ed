import { isPlainPress } from '#page/press/isPlainPress';
import { usesClicks } from '#page/press/usesClicks';
import { leadsTo } from '../../../input/leadsTo';
import type { Stage } from '../../layout';

/** A click whose pointer has moved further than this, in CSS px, was the end of a drag. */
const DRAG_DISTANCE = 10;

/** Its player answers clicks. */
const VIDEO = '.sqs-video-wrapper';

/**
 * Lets a click on a slide step forward (`clickBehavior: 'next'`), unless it is on something that
 * uses clicks itself, the slide leads elsewhere, or the lightbox opens. The gallery's buttons and
 * keys do the same for who does not point.
 */
export function stepOnClick({ root, slides, options, store, scope }: Stage): void {
  if (options.clickBehavior !== 'next' || options.lightbox) return;
  let start = { x: 0, y: 0 };

  const press = ({ clientX: x, clientY: y }: MouseEvent) => {
    start = { x, y };
  };
  const click = (event: MouseEvent) => {
    const { target, clientX, clientY } = event;
    const isDrag = Math.hypot(clientX - start.x, clientY - start.y) > DRAG_DISTANCE;
    if (isDrag || !isPlainPress(event)) return;
    const slide = slides[store.index];
    if (!(target instanceof Element) || !slide?.node.contains(target) || leadsTo(slide)) return;
    if (usesClicks(target, root) || target.closest(VIDEO)) return;
    store.step('forward', 'visitor');
  };

  scope.listen(root, { pointerdown: press, click });
}
