/** What decides whether a film behind the page moves. */
export interface BackgroundState {
  isInView: boolean;
  /** What the visitor has pressed last; undefined before. */
  isWanted: boolean | undefined;
  /** The visitor asked for less motion, or saves data; or the markup shows phones a picture. */
  isStill: boolean;
  /** Whoever has the film may be asked for it. */
  isAllowed: boolean;
  /** It has moved. */
  isSeen: boolean;
  /** It can't be had. */
  isFailed: boolean;
}

/** Returns the state of a film that nobody has seen yet. */
export const createState = (isAllowed: boolean): BackgroundState => ({
  isInView: false,
  isWanted: undefined,
  isStill: false,
  isAllowed,
  isSeen: false,
  isFailed: false,
});

/** Whether it is to move when it is in view: what the visitor pressed counts more than all else. */
export const isOn = ({ isWanted, isStill, isAllowed, isFailed }: BackgroundState): boolean =>
  !isFailed && (isWanted ?? (!isStill && isAllowed));

/** Whether it moves now. */
export const moves = (state: BackgroundState): boolean => state.isInView && isOn(state);
