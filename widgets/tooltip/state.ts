/** The phases of one trigger's tooltip. */
export type Phase = 'hidden' | 'waiting' | 'shown' | 'hiding';

/** The tooltips of a page, of which at most one is open. `T` is a trigger: what has a tooltip. */
export interface TooltipsState<T> {
  /** The pointer is on this trigger or on its tooltip. */
  readonly pointed: T | null;
  /** This trigger has the keyboard's focus. */
  readonly focused: T | null;
  /** The pointer has not been on this trigger for long enough. */
  readonly waiting: T | null;
  /** This trigger's tooltip is in the page. */
  readonly open: T | null;
  /** Opened it: it stands at the pointer or at its trigger. */
  readonly by: 'pointer' | 'focus';
  /** It fades out. */
  readonly hiding: boolean;
}

export type TooltipsAction<T> =
  /** The pointer came to a trigger, or to its tooltip. */
  | { type: 'point'; trigger: T }
  /** The pointer left them. */
  | { type: 'unpoint' }
  /** The keyboard's focus came, or left. */
  | { type: 'focus'; trigger: T }
  | { type: 'blur'; trigger: T }
  /** The wait of the pointer is over. */
  | { type: 'due' }
  /** Nothing has held the open tooltip for a while. */
  | { type: 'lapse' }
  /** The visitor pressed the trigger: what the pointer brought is in the way. */
  | { type: 'press'; trigger: T }
  /** Escape; or the trigger is out of view or out of reach. */
  | { type: 'dismiss'; trigger: T }
  /** The fading is over. */
  | { type: 'faded'; trigger: T }
  /** The trigger is gone. */
  | { type: 'remove'; trigger: T };

export const firstState: TooltipsState<never> = {
  pointed: null,
  focused: null,
  waiting: null,
  open: null,
  by: 'pointer',
  hiding: false,
};

/** Returns the trigger whose tooltip can be read; null where none can. */
export const shownOf = <T>({ open, hiding }: TooltipsState<T>): T | null => (hiding ? null : open);

/** Whether the pointer or the focus keeps the shown tooltip where it is. */
export function isHeld<T>(state: TooltipsState<T>): boolean {
  const shown = shownOf(state);
  return shown === null || shown === state.pointed || shown === state.focused;
}

export const phaseOf = <T>({ open, hiding, waiting }: TooltipsState<T>, trigger: T): Phase =>
  open === trigger ? (hiding ? 'hiding' : 'shown') : waiting === trigger ? 'waiting' : 'hidden';

/**
 * The rules of tooltips. What was dismissed comes back only when the pointer or the focus comes
 * anew. A tooltip that opens takes the place of the one before; until then that one stays for as
 * long as it is held.
 */
export function reduceTooltips<T>(
  state: TooltipsState<T>,
  action: TooltipsAction<T>,
): TooltipsState<T> {
  const { pointed, focused, waiting, open, by, hiding } = state;
  const shown = shownOf(state);
  switch (action.type) {
    case 'point': {
      const { trigger } = action;
      if (trigger === pointed) return state;
      return { ...state, pointed: trigger, waiting: trigger === shown ? null : trigger };
    }
    case 'unpoint':
      return pointed === null ? state : { ...state, pointed: null, waiting: null };
    case 'focus': {
      const { trigger } = action;
      return {
        ...state,
        focused: trigger,
        waiting: waiting === trigger ? null : waiting,
        open: trigger,
        by: shown === trigger ? by : 'focus',
        hiding: false,
      };
    }
    case 'blur':
      if (action.trigger !== focused) return state;
      return { ...state, focused: null, hiding: hiding || (open === focused && open !== pointed) };
    case 'due':
      if (waiting === null) return state;
      return { ...state, waiting: null, open: waiting, by: 'pointer', hiding: false };
    case 'lapse':
      return isHeld(state) ? state : { ...state, hiding: true };
    case 'press':
      if (action.trigger !== focused) return withdraw(state, action.trigger);
      return waiting === action.trigger ? { ...state, waiting: null } : state;
    case 'dismiss':
      return withdraw(state, action.trigger);
    case 'faded':
      return hiding && open === action.trigger ? { ...state, open: null, hiding: false } : state;
    case 'remove': {
      const { trigger } = action;
      const without = (one: T | null) => (one === trigger ? null : one);
      return {
        ...state,
        pointed: without(pointed),
        focused: without(focused),
        waiting: without(waiting),
        open: without(open),
        hiding: hiding && open !== trigger,
      };
    }
  }
}

function withdraw<T>(state: TooltipsState<T>, trigger: T): TooltipsState<T> {
  if (state.waiting === trigger) return { ...state, waiting: null };
  return shownOf(state) === trigger ? { ...state, hiding: true } : state;
}
