/** What plays a film behind the page, without a sound, again and again. */
export interface BackgroundPlayer {
  play(): void;
  pause(): void;
}

/** Told of a player: that it moves, that it waits for the network, or that nothing can be had. */
export type TellBackground = (state: 'playing' | 'buffering' | 'refused' | 'failed') => void;
