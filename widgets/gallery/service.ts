import type { Cancel } from '#engine/clock';
import type { GalleryOptions } from './model/options';

declare module '#engine/events' {
  interface SkerryEvents {
    /** A gallery shows another slide. */
    slide: { index: number };
    /** A step past the first slide of a gallery that does not loop. */
    reachedbeginning: null;
    /** A step past the last one. */
    reachedend: null;
  }
}

declare module '#engine/runtime' {
  interface Services {
    /** Galleries made by code. */
    gallery: Galleries;
  }
}

declare module '#engine/block/handle' {
  interface Handles {
    gallery: GalleryHandle;
  }
}

/** What the page's code may do with a gallery of the page: `await Skerry.of(node, 'gallery')`. */
export interface GalleryHandle {
  /** Which slide is current. */
  readonly index: number;
  /** How many slides there are. */
  readonly count: number;
  /**
   * Makes a slide the current one, as a press on its picker; while there is motion, afterwards. An
   * integer is wrapped to the slides, negative ones count from the end; anything else does nothing.
   */
  goTo(index: number): void;
  /** One step, as a press on an arrow. */
  next(): void;
  previous(): void;
  /** The visitor's button of autoplay; without effect on a gallery that has none. */
  play(): void;
  pause(): void;
}

/** A gallery that code has made. */
export interface CreatedGallery {
  /** Which slide is current. */
  readonly index: number;
  /**
   * Makes a slide the current one. Any integer: it is wrapped to the slides, negative ones count
   * from the end. Refused (false) while the gallery is in motion, or shows that slide.
   */
  goTo(index: number): boolean;
  /** One step. Without `loop`, past an end, `skerry:reachedend` or `-beginning` is told instead. */
  next(): boolean;
  previous(): boolean;
  /**
   * Links it with another one: where one goes, the other follows, now and from now on, until
   * parted by what this returns or by the end of either.
   *
   * @throws Error where the other is none that this service has made, or is destroyed.
   */
  link(other: CreatedGallery): Cancel;
  /** Gives the node back as it was. */
  destroy(): void;
}

/** Galleries made by code: the service `gallery`. */
export interface Galleries {
  /**
   * Drives the slides in a node, which has `.sqs-gallery` or `[data-gallery-slides]` around them.
   * An option that can't be used is warned of, and is the design's default.
   *
   * @throws Error `No valid HTMLElement node was supplied!`, or that there is no design, or no
   * transition, of the name that was given.
   */
  create(node: HTMLElement, options?: Partial<GalleryOptions>): CreatedGallery;
  /**
   * The same for a block whose slides came after it, with what its JSON says, in the words of blocks.
   *
   * @throws Error where there are no slides.
   */
  createOfBlock(node: HTMLElement, json: unknown): CreatedGallery;
}
