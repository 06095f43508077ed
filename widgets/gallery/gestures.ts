import type { Adoption } from '../../src/adoption';
import type { Cancel } from '../../src/clock';
import type { Runtime } from '../../src/runtime';
import type { Layout } from './layout';
import type { GalleryStore } from './state';
import { swallowClick } from './swallowClick';
import {
  axisOf,
  decideSwipe,
  directionOf,
  recentSamples,
  type Sample,
  velocityAt,
} from './swipeRule';

/** What fingers and mice move. */
export interface GestureOptions {
  /** What they take hold of: the slides, without the controls. */
  node: HTMLElement;
  store: GalleryStore;
  layout: Pick<Layout, 'drag' | 'letGo' | 'decide'>;
  runtime: Runtime;
  isRtl: boolean;
  /** In CSS px, read when a gesture ends. */
  width(): number;
  /** A finger or a mouse holds the slides, or does not any more: autoplay waits meanwhile. */
  held?(isHeld: boolean): void;
}

/** What is moved or marked by a pointer itself. */
const OWN_POINTER =
  'input, textarea, select, option, audio, video, iframe, object, embed, [role="slider"], [contenteditable]:not([contenteditable="false"])';

/** A pointer that is down. */
interface Hold {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly time: number;
  samples: readonly Sample[];
  /** The movement is ours: across. */
  isDrag: boolean;
  /** Ends what the hold began; the place of the slides is not its business. */
  end(): void;
}

/**
 * Swipes and drags, by touch, pen and mouse (widgets.md 9, Touch). Up and down the page scrolls,
 * and two fingers zoom it: then the gallery lets go. Refused while the gallery is in motion; where
 * it gets another slide by other means meanwhile, the gesture is over. Returns how to stop.
 */
export function watchGestures(options: GestureOptions): Cancel {
  const { node, store, layout, runtime, isRtl, width, held } = options;
  const adoption: Adoption = runtime.adopt();
  let hold: Hold | undefined;
  let stopSwallowing: Cancel | undefined;
  let frame = 0;

  const letGo = () => {
    const motions = layout.letGo?.() ?? [];
    if (!motions.length) return;
    const end = store.begin();
    Promise.allSettled(motions.map(({ finished }) => finished)).then(end);
  };

  const follow = ({ x }: Hold, { clientX }: PointerEvent) => layout.drag?.(clientX - x);

  /** Gives up the gesture. What was dragged goes back, unless another slide is on its way. */
  const drop = () => {
    const wasDrag = hold?.isDrag;
    hold?.end();
    if (wasDrag) letGo();
  };

  const finish = (ended: Hold, event: PointerEvent) => {
    const offset = event.clientX - ended.x;
    const gesture = {
      offset,
      duration: event.timeStamp - ended.time,
      width: width(),
      velocity: velocityAt(ended.samples, event.timeStamp),
    };
    follow(ended, event);
    ended.end();
    if (event.pointerType !== 'touch') stopSwallowing = swallowClick(runtime.clock);
    const isStep = (layout.decide?.(gesture) ?? decideSwipe(gesture)) === 'step';
    if (!isStep || !offset || !store.step(directionOf(offset, isRtl))) letGo();
  };

  const startDrag = (started: Hold, dragged: Adoption, { pointerType }: PointerEvent) => {
    started.isDrag = true;
    try {
      // Over frames and outside of the window too.
      node.setPointerCapture(started.id);
    } catch {
      // The pointer is gone, or none of the browser's.
    }
    // A finger that moves selects nothing, and the style is inherited: it costs a look at all slides.
    if (pointerType === 'touch') return;
    getSelection()?.removeAllRanges();
    for (const property of ['user-select', '-webkit-user-select']) {
      dragged.style(node, property, 'none');
    }
  };

  const onMove = (current: Hold, dragged: Adoption, event: PointerEvent) => {
    // Released where nobody told us.
    if (event.pointerType === 'mouse' && !event.buttons) return drop();
    const sample = { time: event.timeStamp, x: event.clientX };
    current.samples = [...recentSamples(current.samples, sample.time), sample];
    if (!current.isDrag) {
      const axis = axisOf(event.clientX - current.x, event.clientY - current.y);
      if (axis === 'down') return current.end();
      if (!axis) return;
      startDrag(current, dragged, event);
    }
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => follow(current, event));
  };

  const take = (event: PointerEvent) => {
    const { pointerId: id, clientX: x, clientY: y, timeStamp: time } = event;
    const listening = new AbortController();
    const dragged = runtime.adopt();
    const end = () => {
      listening.abort();
      cancelAnimationFrame(frame);
      dragged.release();
      if (node.hasPointerCapture?.(id)) node.releasePointerCapture(id);
      hold = undefined;
      held?.(false);
    };
    const current: Hold = { id, x, y, time, samples: [{ time, x }], isDrag: false, end };
    hold = current;
    held?.(true);
    const on = (
      type: 'pointermove' | 'pointerup' | 'pointercancel',
      run: (e: PointerEvent) => void,
    ) =>
      addEventListener(type, (e) => e.pointerId === id && run(e), {
        capture: true,
        signal: listening.signal,
      });
    on('pointermove', (moved) => onMove(current, dragged, moved));
    on('pointerup', (up) => (current.isDrag ? finish(current, up) : current.end()));
    on('pointercancel', drop);
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

  // Zooming by two fingers stays the browser's as well (WCAG 1.4.4).
  adoption.style(node, 'touch-action', 'pan-y pinch-zoom');
  node.addEventListener('pointerdown', onDown);
  node.addEventListener('dragstart', onDragStart);
  const stopListening = store.listen({ changed: () => hold?.end() });

  return () => {
    hold?.end();
    stopListening();
    stopSwallowing?.();
    node.removeEventListener('pointerdown', onDown);
    node.removeEventListener('dragstart', onDragStart);
    adoption.release();
  };
}
