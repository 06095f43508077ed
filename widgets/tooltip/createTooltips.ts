import type { Cancel } from '../../src/clock';
import { createOverlays } from '../../src/overlays/createOverlays';
import type { Runtime } from '../../src/runtime';
import {
  firstState,
  isHeld,
  type Phase,
  phaseOf,
  reduceTooltips,
  shownOf,
  type TooltipsAction,
  type TooltipsState,
} from './state';

/** How long the pointer is on a trigger before its tooltip opens, in milliseconds (TIP-2). */
export const SHOW_DELAY_MS = 1200;

/**
 * How long a tooltip stays when nothing holds it, in milliseconds: the pointer may cross another
 * trigger, or cut a corner, on its way to it (TIP-3).
 */
export const LAPSE_MS = 200;

/** What a trigger is told of its tooltip. */
export interface TooltipView {
  phase: Phase;
  /** What opened it; means nothing while it is closed. */
  by: 'pointer' | 'focus';
  /** The pointer or the focus is on the trigger: a native tooltip might come up. */
  engaged: boolean;
}

/** An element that has a tooltip. */
export interface Trigger {
  /** Called with every change. */
  tell(view: TooltipView): void;
  /** Asked when the wait of the pointer is over: whether there is still something to explain. */
  isReachable(): boolean;
}

/** The tooltips of a page: at most one is open. No DOM in here; see `watchPointer`. */
export interface Tooltips {
  /**
   * The pointer is on a trigger, or on its tooltip.
   *
   * @param since When it came, by the runtime's clock.
   */
  point(trigger: Trigger, since: number): void;
  /** Anything else that happens. Nothing comes of what is not so. */
  dispatch(action: Exclude<TooltipsAction<Trigger>, { type: 'point' | 'due' | 'lapse' }>): void;
}

const viewOf = (state: TooltipsState<Trigger>, trigger: Trigger): TooltipView => {
  const phase = phaseOf(state, trigger);
  const engaged = phase !== 'hidden' || state.pointed === trigger || state.focused === trigger;
  return { phase, by: state.by, engaged };
};

const mentioned = ({ pointed, focused, waiting, open }: TooltipsState<Trigger>) =>
  [pointed, focused, waiting, open].filter((trigger) => trigger !== null);

export function createTooltips(runtime: Runtime): Tooltips {
  const { clock } = runtime;
  let state: TooltipsState<Trigger> = firstState;
  let cancelWait: Cancel | undefined;
  let cancelLapse: Cancel | undefined;
  let leaveOverlays: Cancel | undefined;

  const wait = (trigger: Trigger, since: number) => {
    cancelWait = clock.after(Math.max(0, since + SHOW_DELAY_MS - clock.now()), () =>
      dispatch(trigger.isReachable() ? { type: 'due' } : { type: 'dismiss', trigger }),
    );
  };

  const dispatch = (action: TooltipsAction<Trigger>, since = 0) => {
    const before = state;
    state = reduceTooltips(before, action);
    if (state === before) return;
    if (state.waiting !== before.waiting) {
      cancelWait?.();
      if (state.waiting) wait(state.waiting, since);
    }
    const shown = shownOf(state);
    if (shown !== shownOf(before)) {
      leaveOverlays?.();
      leaveOverlays =
        shown === null
          ? undefined
          : runtime.part(createOverlays).push(() => dispatch({ type: 'dismiss', trigger: shown }));
    }
    cancelLapse?.();
    if (!isHeld(state)) cancelLapse = clock.after(LAPSE_MS, () => dispatch({ type: 'lapse' }));
    for (const trigger of new Set([...mentioned(before), ...mentioned(state)])) {
      const was = viewOf(before, trigger);
      const is = viewOf(state, trigger);
      if (is.phase !== was.phase || is.by !== was.by || is.engaged !== was.engaged) {
        trigger.tell(is);
      }
    }
  };

  return {
    point: (trigger, since) => dispatch({ type: 'point', trigger }, since),
    dispatch: (action) => dispatch(action),
  };
}
