import type { Cancel } from '#engine/clock';
import { isMotionUnwanted } from '#page/motion/isMotionUnwanted';
import { prefersReducedMotion } from '#page/motion/reducedMotion';
import { otherSlide } from '../state/otherSlide';
import type { AutoplaySettings } from './autoplaySettings';
import {
  type AutoplayAction,
  firstAutoplay,
  isRunning,
  type PauseReason,
  reduceAutoplay,
} from './autoplayState';
import { watchPauses } from './watchPauses';

/** A gallery that goes on by itself. */
export interface Autoplay {
  /** Slides follow each other now: the live region is off. */
  readonly isRunning: boolean;
  /** The button says Stop, not Start, also while it waits for the pointer to leave. */
  readonly isOn: boolean;
  /** The visitor's button. */
  toggle(): void;
  /** Waits for this reason, or for it no more. */
  setReason(reason: PauseReason, holds: boolean): void;
}

/**
 * Shows another slide whenever one has been at rest for the timeout. It waits while a mouse is over
 * the gallery, the focus is in it, the page is hidden, it is out of view, a finger holds it, a video
 * of it shows, its lightbox is open, all slides are seen at once, or its button is not here yet, and
 * then begins with a whole timeout. Off at load by `?nomotion=true` and by reduced motion, until the
 * visitor starts it.
 */
export function createAutoplay(settings: AutoplaySettings): Autoplay {
  const { store, options, scope, changed, random = Math.random } = settings;
  let state = firstAutoplay(!isMotionUnwanted());
  let cancelTimer: Cancel = () => {};
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
    cancelTimer();
    if (isRunning(state)) cancelTimer = scope.after(options.timeout, advance);
  };

  const dispatch = (action: AutoplayAction) => {
    const [wasOn, wasRunning] = [state.isOn, isRunning(state)];
    state = reduceAutoplay(state, action);
    const isStill = isRunning(state) === wasRunning;
    if (!isStill) plan();
    if (isCreated && (!isStill || state.isOn !== wasOn)) changed();
  };
  const setReason = (reason: PauseReason, holds: boolean) =>
    dispatch({ type: holds ? 'pause' : 'resume', reason });

  scope.own(store.listen({ changed: plan, rested: plan }));
  watchPauses(settings, setReason);
  isCreated = true;

  return {
    get isRunning() {
      return isRunning(state);
    },
    get isOn() {
      return state.isOn;
    },
    toggle: () => dispatch({ type: state.isOn ? 'stop' : 'start' }),
    setReason,
  };
}
