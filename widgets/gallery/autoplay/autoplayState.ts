/**
 * The reasons for which a gallery that is on does not go on: a mouse is over it, the focus is in
 * it, the page is hidden, the gallery is out of view, a finger holds it, a video of it shows, its
 * lightbox is open, all of its slides are seen at once, the button that stops it is not here yet.
 */
export type PauseReason =
  | 'hover'
  | 'focus'
  | 'hidden'
  | 'unseen'
  | 'held'
  | 'video'
  | 'lightbox'
  | 'whole'
  | 'buttonless';

export interface AutoplayState {
  readonly reasons: ReadonlySet<PauseReason>;
  /** What the stop/start button says: it can be stopped. */
  readonly isOn: boolean;
  /** The visitor has started it: hover and focus do not pause it any more. */
  readonly isInsistent: boolean;
}

export type AutoplayAction =
  | { type: 'pause'; reason: PauseReason }
  | { type: 'resume'; reason: PauseReason }
  /** The visitor's button. */
  | { type: 'start' }
  | { type: 'stop' };

/** @param isOn Whether it rotates by itself. Where it does not, the visitor may start it. */
export const firstAutoplay = (isOn: boolean): AutoplayState => ({
  reasons: new Set(),
  isOn,
  isInsistent: false,
});

/** Returns the state after an action: the same one where nothing changes. */
export function reduceAutoplay(state: AutoplayState, action: AutoplayAction): AutoplayState {
  if (action.type === 'start') return { ...state, isOn: true, isInsistent: true };
  if (action.type === 'stop') return { ...state, isOn: false, isInsistent: false };
  const isPause = action.type === 'pause';
  if (state.reasons.has(action.reason) === isPause) return state;
  const others = [...state.reasons].filter((reason) => reason !== action.reason);
  return { ...state, reasons: new Set(isPause ? [...others, action.reason] : others) };
}

/** Tells whether slides follow each other now. */
export const isRunning = ({ reasons, isOn, isInsistent }: AutoplayState): boolean =>
  isOn && [...reasons].every((reason) => isInsistent && (reason === 'hover' || reason === 'focus'));
