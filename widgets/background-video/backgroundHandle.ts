declare module '#engine/block/handle' {
  interface Handles {
    'background-video': BackgroundHandle;
  }
}

/** What the page's code may do with a film behind a part of the page. */
export interface BackgroundHandle {
  /** Plays it while it is in view, whatever the visitor's settings are: call it for a press alone. */
  play(): void;
  pause(): void;
}
