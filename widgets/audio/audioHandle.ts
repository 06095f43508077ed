declare module '#engine/block/handle' {
  interface Handles {
    audio: AudioHandle;
  }
}

/** What the page's code may do with a player. */
export interface AudioHandle {
  /**
   * Plays it; all others give way.
   *
   * @param track From 0. Default: the one it is at.
   */
  play(track?: number): void;
  pause(): void;
}
