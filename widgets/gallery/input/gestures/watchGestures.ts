import type { Scope } from '#engine/scope';
import { axisOf, isStep } from '#page/gestures/swipeRule';
import { EMBEDS, FIELDS } from '#page/press/ownElements';
import type { Gesture, Layout } from '../../layouts/layout';
import type { GalleryStore } from '../../state/state';
import { addSample, createHold, type Hold, startDrag } from './createHold';
import { pulledDirection } from './pulledDirection';
import { swallowClick } from './swallowClick';
import { velocityAt } from './velocity';

/** The gallery that fingers and mice move. */
export interface GestureOptions {
  /** What they take hold of: the slides, without the controls. */
  node: HTMLElement;
  store: GalleryStore;
  layout: Pick<Layout, 'drag' | 'letGo' | 'isStep'>;
  scope: Scope;
  isRtl: boolean;
  /** In CSS px, read when a gesture ends. */
  width(): number;
  /** A finger or a mouse holds the slides, or does not any more: autoplay waits meanwhile. */
  held?(isHeld: boolean): void;
}

/** Elements in which a pointer moves or marks something by itself. */
const OWN_POINTER = `${FIELDS}, ${EMBEDS}, [role="slider"]`;

/** Lets go of the slides: the gallery is in motion until they are where they belong. */
function letGo({ layout, store }: GestureOptions): void {
  const motions = layout.letGo?.() ?? [];
  if (!motions.length) return;
  const end = store.begin();
  Promise.allSettled(motions.map(({ finished }) => finished)).then(end);
}

/** Steps where a drag leads to another slide; else the slides go back. */
function endDrag(options: GestureOptions, hold: Hold, up: PointerEvent): void {
  const { layout, store, scope, isRtl, width } = options;
  const offset = up.clientX - hold.x;
  const gesture: Gesture = {
    offset,
    duration: up.timeStamp - hold.time,
    width: width(),
    velocity: velocityAt(hold.samples, up.timeStamp),
  };
  layout.drag?.(offset);
  hold.scope.destroy();
  if (up.pointerType !== 'touch') swallowClick(scope);
  const isOn = layout.isStep?.(gesture) ?? isStep(offset, gesture.duration, gesture.width);
  if (!isOn || !offset || !store.step(pulledDirection(offset, isRtl))) letGo(options);
}

/**
 * Watches swipes and drags, by touch, pen and mouse. Up and down the page scrolls, and two fingers
 * zoom it: then the gallery lets go. Refused while the gallery is in motion; where it gets another
 * slide by other means meanwhile, the gesture is over.
 */
export function watchGestures(options: GestureOptions): void {
  const { node, store, layout, scope, held } = options;
  let hold: Hold | undefined;

  /** Gives up the gesture. What was dragged goes back, unless another slide is on its way. */
  const drop = () => {
    const wasDrag = hold?.isDrag;
    hold?.scope.destroy();
    if (wasDrag) letGo(options);
  };

  const take = (down: PointerEvent) => {
    const holding = scope.begin();
    const current = createHold(down, holding);
    let frame = 0;
    const onMove = (event: PointerEvent) => {
      // Released where nobody told us.
      if (event.pointerType === 'mouse' && !event.buttons) return drop();
      addSample(current, event);
      const offset = event.clientX - current.x;
      if (!current.isDrag) {
        const axis = axisOf(offset, event.clientY - current.y);
        if (axis === 'y') return holding.destroy();
        if (!axis) return;
        startDrag(current, node, event.pointerType);
      }
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => layout.drag?.(offset));
    };
    const ofOwn = (run: (event: PointerEvent) => void) => (event: PointerEvent) => {
      if (event.pointerId === current.id) run(event);
    };

    hold = current;
    held?.(true);
    holding.own(() => {
      cancelAnimationFrame(frame);
      hold = undefined;
      held?.(false);
    });
    holding.listen(
      window,
      {
        pointermove: ofOwn(onMove),
        pointerup: ofOwn((up) =>
          current.isDrag ? endDrag(options, current, up) : holding.destroy(),
        ),
        pointercancel: ofOwn(drop),
      },
      true,
    );
  };

  const onDown = (event: PointerEvent) => {
    // A second finger: the visitor zooms.
    if (hold) return drop();
    const { target, isPrimary, button } = event;
    if (!isPrimary || button || store.isInMotion || event.defaultPrevented) return;
    if (!(target instanceof Element) || target.closest(OWN_POINTER)) return;
    take(event);
  };
  // Pictures and links are not carried away by a mouse that moves the slides.
  const onDragStart = (event: DragEvent) => {
    if (hold) event.preventDefault();
  };

  // Zooming by two fingers stays the browser's as well.
  scope.adopt.style(node, 'touch-action', 'pan-y pinch-zoom');
  scope.listen(node, { pointerdown: onDown, dragstart: onDragStart });
  scope.own(store.listen({ changed: () => hold?.scope.destroy() }));
}
