import type { Scope } from '#engine/scope';
import type { Size } from '#page/geometry/size';
import type { GalleryOptions } from '../model/options';
import type { Slide } from '../slides/slide';
import type { Change, GalleryStore } from '../state/state';

/** A gallery as its design sees it. */
export interface Stage {
  /** `.sqs-gallery`: the element around the slides. */
  readonly root: HTMLElement;
  readonly slides: readonly Slide[];
  readonly options: GalleryOptions;
  readonly store: GalleryStore;
  /** Ends with the gallery, and so does all that a design starts in it. */
  readonly scope: Scope;
  /** Lays out from right to left. */
  readonly isRtl: boolean;
  /** The root's inner size in CSS px, read once before each `fit`; nobody else measures it. */
  readonly size: Size;
  /** Loads the picture of a slide, now, however far it is from view. */
  load(index: number): void;
  /**
   * Runs what is for later, in an idle moment: the visitor sees the gallery first. Another slide
   * may be the current one by then.
   */
  later(run: () => void): void;
}

/** A drag that has ended. Lengths in CSS px, positive to the right; times in ms. */
export interface Gesture {
  /** From where the finger or the mouse went down. */
  readonly offset: number;
  /** How long it was down. */
  readonly duration: number;
  /** Of the gallery. */
  readonly width: number;
  /** Over the last 100 ms, in px a ms. */
  readonly velocity: number;
}

/**
 * A design's way to lay out slides: a plug-in, made once for a gallery. Everything but `fit` is for
 * designs that show one slide, or one group of slides, at a time.
 */
export interface Layout {
  /** Puts every slide in its place: at the start, and when the root has another size. */
  fit(): void;
  /**
   * One slide gives way to another. Returns the motion: it is over when all of these have
   * finished, and the gallery refuses changes until then. None where nothing moves
   * (`change.isInstant`: never move).
   */
  change?(change: Change): readonly Animation[];
  /** Follows a finger or a mouse: CSS px from where it went down, positive to the right. */
  drag?(offset: number): void;
  /** The finger is up and no other slide was asked for: back to where it was. */
  letGo?(): readonly Animation[];
  /**
   * The browser itself scrolls the slides under a finger: nobody else watches swipes and drags, or
   * says `touch-action`. Default: no.
   */
  readonly isScrolled?: boolean;
  /** Tells whether a drag that has ended leads to another slide. Default: `isStep`. */
  isStep?(gesture: Gesture): boolean;
  /**
   * The slides at which steps stop, in order, as of the last `fit`: the first of each group.
   * Default: all slides. Where there is one alone, there is nothing to step to, and the controls
   * are hidden.
   */
  stops?(): readonly number[];
  /** The slides that a visitor can see at this index. Default: the one of the index. */
  seen?(index: number): readonly number[];
  /** Autoplay goes on, or waits: what moves along with it does the same. */
  autoplays?(isRunning: boolean): void;
}

/** Makes a design's layout, or a transition of the design `stacked`. */
export type CreateLayout = (stage: Stage) => Layout;
