import type { Cancel } from '#engine/clock';
import type { Runtime } from '#engine/runtime';
import { createOverlays } from '#page/overlays/createOverlays';
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

/** Milliseconds that the pointer is on a trigger before its tooltip opens. */
export const SHOW_DELAY_MS = 1200;

/**
 * Milliseconds that a tooltip stays when nothing holds it: the pointer may cross another
 * trigger, or cut a corner, on its way to it.
 */
export const LAPSE_MS = 200;

/** The state of one trigger's tooltip, as its trigger is told. */
export interface TooltipView {
  phase: Phase;
  /** Opened it; means nothing while it is closed. */
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

/** Creates the tooltips of a page. */
export function createTooltips(runtime: Runtime): Tooltips {
  const { clock } = runtime;
  const scope = runtime.scope();
  let state: TooltipsState<Trigger> = firstState;
  let cancelWait: Cancel | undefined;
  let cancelLapse: Cancel | undefined;
  let leaveOverlays: Cancel | undefined;

  const wait = (trigger: Trigger, since: number) => {
    cancelWait = scope.after(Math.max(0, since + SHOW_DELAY_MS - clock.now()), () =>
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
          : scope.own(
              runtime
                .part(createOverlays)
                .push(() => dispatch({ type: 'dismiss', trigger: shown })),
            );
    }
    cancelLapse?.();
    if (!isHeld(state)) cancelLapse = scope.after(LAPSE_MS, () => dispatch({ type: 'lapse' }));
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
