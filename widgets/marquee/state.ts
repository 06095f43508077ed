/** The state that decides whether a marquee moves. */
export interface MarqueeState {
  inView: boolean;
  pageHidden: boolean;
  reducedMotion: boolean;
  hovered: boolean;
  /** A visitor pressed pause. */
  paused: boolean;
}

/** Events of a marquee. */
export type MarqueeAction =
  /** A visitor pressed pause or play. */
  | { type: 'press' }
  /** Something around it has changed. */
  | { type: 'sense'; part: Exclude<keyof MarqueeState, 'paused'>; on: boolean };

/** Applies an event to the state. */
export function reduceMarquee(state: MarqueeState, action: MarqueeAction): MarqueeState {
  if (action.type === 'press') return { ...state, paused: !state.paused };
  return state[action.part] === action.on ? state : { ...state, [action.part]: action.on };
}

/** Tells whether a text stands still, whole and readable: under reduced motion and at speed 0. */
export const isStill = (state: MarqueeState, design: { speed: number }): boolean =>
  state.reducedMotion || design.speed === 0;

/**
 * Tells whether a text moves: while it is in view on a page in view, unless the visitor holds it.
 */
export const isRunning = (
  state: MarqueeState,
  design: { speed: number; pausedOnHover: boolean },
): boolean =>
  state.inView &&
  !state.pageHidden &&
  !state.paused &&
  !(design.pausedOnHover && state.hovered) &&
  !isStill(state, design);
