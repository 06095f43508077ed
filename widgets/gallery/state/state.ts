/** The two ways in which a gallery moves: towards its end, or back. */
export type Direction = 'forward' | 'reverse';

/** The one who asks for another slide. A linked gallery's follower is not asked back. */
export type Asker = 'visitor' | 'autoplay' | 'link' | 'address';

/** One slide gives way to another. */
export interface Change {
  readonly from: number;
  readonly to: number;
  readonly direction: Direction;
  readonly by: Asker;
  /** There is to be no motion on the way. */
  readonly isInstant: boolean;
}

/** What a gallery's state tells of. */
export type GalleryEvents = {
  /** Another slide is the current one. The gallery is in motion if `begin` was called meanwhile. */
  changed: Change;
  /** A step past an end of a gallery that does not loop. */
  reachedEnd: 'beginning' | 'end';
  /** The motion has ended. */
  rested: undefined;
};

/** Listeners, by event. */
export type GalleryListener = {
  readonly [Type in keyof GalleryEvents]?: (event: GalleryEvents[Type]) => void;
};

/** A gallery's state, without any DOM. */
export interface GalleryStore {
  readonly count: number;
  readonly index: number;
  readonly isInMotion: boolean;
  readonly direction: Direction;
  /** Whether a step that way leads anywhere. */
  canStep(direction: Direction): boolean;
  /**
   * Makes a slide the current one. Any integer: it is wrapped to the slides, negative ones count
   * from the end. Refused (false) while this gallery or a linked one is in motion, and where it is
   * the current one already.
   */
  goTo(index: number, how?: Partial<Pick<Change, 'by' | 'isInstant' | 'direction'>>): boolean;
  /** As `goTo`; while there is motion, later: when all is at rest, the last that was picked comes. */
  pick(index: number): void;
  /** One step. Without `loop`, past an end, nothing changes and `reachedEnd` is told. */
  step(direction: Direction, by?: Asker): boolean;
  /** Locks the gallery until the returned function is called. */
  begin(): () => void;
  /**
   * Keeps two galleries at the same index, and both still while one moves. Returns how to part
   * them.
   */
  link(other: GalleryStore): () => void;
  listen(listener: GalleryListener): () => void;
}
