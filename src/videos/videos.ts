/** How a video stands in its box: as the page puts it, within it, or covering it. */
export type VideoMode = 'none' | 'fit' | 'fill';

/** What whoever shows a video may say of it. */
export interface VideoOptions {
  /** Default: none. */
  mode: VideoMode;
  /** Names the player and the button. Default: the block's caption, else the frame's title, else `Video`. */
  title: string;
}

/** A video embed that is taken care of, until it is released. */
export interface TakenVideo {
  readonly node: HTMLElement;
  /** `overlay` until somebody asks for it, `playing` from then on until it is stopped. */
  readonly state: 'overlay' | 'playing';
  /**
   * Shows the player and asks it to play; every other video goes back to its overlay. The focus
   * stays where it is: a visitor's press on the overlay moves it into the player.
   */
  play(): void;
  /**
   * For a video in a slide: one that is not the current slide pauses and goes back to its overlay,
   * which then takes no press of its own; the current one can be played. Default: active.
   */
  setActive(active: boolean): void;
  /** Gives the node back as it was. */
  release(): void;
}

/**
 * The videos of a page: `runtime.part(createVideos)`. The node of a video that begins or stops to
 * play tells it by the bubbling DOM events `skerry:videoshown` and `skerry:videohidden`.
 */
export interface Videos {
  /** Takes a `.sqs-video-wrapper[data-html]`. Null, after a warning, for what is no video. */
  take(node: HTMLElement, options?: Partial<VideoOptions>): TakenVideo | null;
  destroy(): void;
}
