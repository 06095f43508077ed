import type { Cancel } from '../../src/clock';
import type { GalleryOptions } from '../../src/gallery/options';
import { isMotionUnwanted } from '../../src/isMotionUnwanted';
import { prefersReducedMotion } from '../../src/reducedMotion';
import type { Runtime } from '../../src/runtime';
import {
  type AutoplayAction,
  firstAutoplay,
  isRunning,
  type PauseReason,
  reduceAutoplay,
} from './autoplayState';
import { createInView } from './inView';
import { otherSlide } from './otherSlide';
import type { GalleryStore } from './state';
import { watchFocus, watchHover } from './watchVisitor';

export interface AutoplaySettings {
  store: GalleryStore;
  /** The gallery: out of view it waits. */
  node: HTMLElement;
  /** More of it, its controls: pointer and focus there count as in the gallery. */
  controls?: readonly Element[];
  options: GalleryOptions['autoplayOptions'];
  runtime: Runtime;
  /** `isRunning` or `isOn` has changed since it was created. */
  changed(): void;
  /** From 0 up to 1. Default: `Math.random`. */
  random?: () => number;
}

/** A gallery that goes on by itself. */
export interface Autoplay {
  /** Slides follow each other now: the live region is off (CAR-6). */
  readonly isRunning: boolean;
  /** The button says Stop, not Start (CAR-4), also while it waits for the pointer to leave. */
  readonly isOn: boolean;
  /** The visitor's button. */
  toggle(): void;
  /** A finger or a mouse holds the slides, or does not any more. */
  setHeld(isHeld: boolean): void;
  destroy(): void;
}

/**
 * Shows another slide whenever one has been at rest for the timeout (widgets.md 4 and 9, Autoplay).
 * It waits while a mouse is over it, the focus is in it, the page is hidden, it is out of view, a
 * finger holds it, or a video of it shows; decision 27 says when it goes on. Off at load by
 * `?nomotion=true` and by reduced motion, until the visitor starts it (CAR-12).
 */
export function createAutoplay(settings: AutoplaySettings): Autoplay {
  const { store, node, controls = [], options, runtime, changed, random = Math.random } = settings;
  let state = firstAutoplay(!isMotionUnwanted());
  const videos = new Set<EventTarget | null>();
  let stopTimer: Cancel | undefined;
  let isCreated = false;

  const advance = () => {
    // Since the page was loaded, the visitor has asked for less motion.
    if (!state.isInsistent && prefersReducedMotion()) return dispatch({ type: 'stop' });
    if (options.randomize) {
      store.goTo(otherSlide(store.index, store.count, random), { by: 'autoplay' });
    } else if (store.canStep('forward')) store.step('forward', 'autoplay');
    else store.goTo(0, { by: 'autoplay' });
    // What was refused, as a linked gallery moves, is tried again.
    plan();
  };

  /** From now, a slide is at rest. */
  const plan = () => {
    stopTimer?.();
    stopTimer = isRunning(state) ? runtime.clock.after(options.timeout, advance) : undefined;
  };

  const dispatch = (action: AutoplayAction) => {
    const [wasOn, wasRunning] = [state.isOn, isRunning(state)];
    state = reduceAutoplay(state, action);
    const isStill = isRunning(state) === wasRunning;
    if (!isStill) plan();
    if (isCreated && (!isStill || state.isOn !== wasOn)) changed();
  };

  const set = (reason: PauseReason) => (holds: boolean) =>
    dispatch({ type: holds ? 'pause' : 'resume', reason });

  const setHidden = set('hidden');
  const onVisibility = () => setHidden(document.hidden);
  const setUnseen = set('unseen');
  const setVideo = set('video');
  const onVideo = ({ type, target }: Event) => {
    if (type === 'skerry:videoshown') videos.add(target);
    else videos.delete(target);
    setVideo(videos.size > 0);
  };

  setUnseen(true);
  onVisibility();
  const areas = [node, ...controls];
  document.addEventListener('visibilitychange', onVisibility);
  node.addEventListener('skerry:videoshown', onVideo);
  node.addEventListener('skerry:videohidden', onVideo);
  const stops: readonly Cancel[] = [
    store.listen({ changed: plan, rested: plan }),
    watchHover(areas, options.pauseOnMouseover, set('hover')),
    watchFocus(areas, set('focus')),
    runtime.part(createInView).watch(node, (isVisible) => setUnseen(!isVisible)),
  ];
  isCreated = true;

  return {
    get isRunning() {
      return isRunning(state);
    },
    get isOn() {
      return state.isOn;
    },
    toggle: () => dispatch({ type: state.isOn ? 'stop' : 'start' }),
    setHeld: set('held'),
    destroy() {
      stopTimer?.();
      document.removeEventListener('visibilitychange', onVisibility);
      node.removeEventListener('skerry:videoshown', onVideo);
      node.removeEventListener('skerry:videohidden', onVideo);
      for (const stop of stops) stop();
    },
  };
}
