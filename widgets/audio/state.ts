/** What a player does, and with which of its tracks. */
export interface AudioState {
  /** Of the track, from 0. */
  index: number;
  /** `waiting` from the press until there is a sound, and where the network is slow. */
  status: 'paused' | 'waiting' | 'playing' | 'failed';
}

/** What a visitor asks for, or what the browser says of the recording. */
export type AudioAction =
  | { type: 'play' | 'go'; index?: number | undefined }
  | { type: 'pause' | 'playing' | 'waiting' | 'ended' | 'failed' };

/** A player before its first press. */
export const initialState: AudioState = { index: 0, status: 'paused' };

/** Whether a player is to sound, or does. */
export const isActive = ({ status }: AudioState): boolean =>
  status === 'playing' || status === 'waiting';

/**
 * Returns the state after an action. The end of a track begins the next one; that of the last brings the
 * player back to the first, where it rests. `go` leads to another track and plays it only where one played.
 *
 * @param count How many tracks there are.
 */
export function nextState(state: AudioState, action: AudioAction, count: number): AudioState {
  const { index, status } = state;
  switch (action.type) {
    case 'play':
      return { index: within(action.index ?? index, count), status: 'waiting' };
    case 'go':
      return {
        index: within(action.index ?? index, count),
        status: isActive(state) ? 'waiting' : 'paused',
      };
    case 'ended':
      return index + 1 < count
        ? { index: index + 1, status: 'waiting' }
        : { index: 0, status: 'paused' };
    case 'waiting':
    case 'playing':
      // The browser tells late: whoever has paused meanwhile is not woken.
      return isActive(state) ? { index, status: action.type } : state;
    case 'pause':
      return status === 'failed' ? state : { index, status: 'paused' };
    case 'failed':
      return { index, status: 'failed' };
  }
}

const within = (index: number, count: number) => Math.max(0, Math.min(index, count - 1));
