import type { Cancel } from '../../../../src/clock';
import type { Stage } from '../../layout';

/** A click whose pointer has moved further than this, in CSS px, was the end of a drag. */
const DRAG_DISTANCE = 10;

/** What does something else with a click. */
const OWN_CLICKS =
  'a[href], button, input, select, textarea, label, summary, audio, video, iframe, object, ' +
  '[role="button"], [contenteditable], .sqs-video-wrapper';

/**
 * A click on a slide steps forward (widgets.md 9: clickBehavior next), unless it is on something
 * that a click is meant for, the slide leads elsewhere, or the lightbox opens. The gallery's
 * buttons and keys do the same for who does not point.
 */
export function stepOnClick({ root, slides, options, store }: Stage): Cancel {
  if (options.clickBehavior !== 'next' || options.lightbox) return () => {};
  let start = { x: 0, y: 0 };

  const press = ({ clientX: x, clientY: y }: MouseEvent) => {
    start = { x, y };
  };
  const click = (event: MouseEvent) => {
    const { target, clientX, clientY, button } = event;
    const isDrag = Math.hypot(clientX - start.x, clientY - start.y) > DRAG_DISTANCE;
    const isModified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (isDrag || isModified || button || event.defaultPrevented) return;
    const slide = slides[store.index];
    if (!(target instanceof Element) || slide?.clickThrough || !slide?.node.contains(target))
      return;
    const own = target.closest(OWN_CLICKS);
    if (own && root.contains(own)) return;
    store.step('forward', 'visitor');
  };

  root.addEventListener('pointerdown', press);
  root.addEventListener('click', click);
  return () => {
    root.removeEventListener('pointerdown', press);
    root.removeEventListener('click', click);
  };
}
