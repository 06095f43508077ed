import type { Design, DesignWord } from './design';

/** The transitions of the design `stacked`. */
export type TransitionName = 'fade' | 'ken-burns' | 'new-swipe' | 'scroll' | 'swipe';

/** The end that a drag meets past the first or the last slide: none, a wall, or a slowing down. */
export type Boundary = 'none' | 'hard' | 'inertial';

/** Everything that can be said of a gallery. The defaults are in `defaults.ts`. */
export interface GalleryOptions {
  design: Design;
  /** The slide that is current at first; any integer, wrapped. */
  currentIndex: number;
  /** Stepping past an end goes on at the other. */
  loop: boolean;
  autoplay: boolean;
  autoplayOptions: {
    /** Any other slide, not the next. */
    randomize: boolean;
    /** How long a slide is shown, in ms. */
    timeout: number;
    /**
     * More elements (selectors) over which the pointer pauses it; the gallery and its controls
     * always do.
     */
    pauseOnMouseover: readonly string[];
  };
  /** The arrow keys step. */
  keyboard: boolean;
  keys: { previous: string; next: string };
  /** Nothing loads ahead: a slide's picture loads when the slide is seen. */
  lazyLoad: boolean;
  /** The current slide is written into the page's address and read from it. */
  historyHash: boolean;
  /** A slide that leads elsewhere opens a window of its own. */
  newWindow: boolean;
  /** A click on a slide opens the lightbox. */
  lightbox: boolean;
  lightboxTheme: 'dark' | 'light';
  /** Pictures cover their place; if not, they stand within it. */
  autoCrop: boolean;
  /** How long one slide takes to give way to another, in seconds: stacked 1, strip 0.5. */
  speed: number;
  /** How many slides to either side of the current one load ahead. */
  preloadCount: number;

  /** stacked: the gallery is as high as the current slide's picture asks for. */
  autoHeight: boolean;
  /** stacked: what a click on the slide does. */
  clickBehavior: 'next' | 'none';
  transition: TransitionName;
  /** new-swipe: before the first and after the last slide. */
  boundaries: readonly [Boundary, Boundary];
  /** new-swipe: where it comes to rest, in percent of the width; or anywhere. */
  snapPoints: number | 'none';

  /** strip, stacked: height in percent of width; undefined takes the first picture's. */
  aspectRatio: number | undefined;
  /** strip: where the current slide stands. */
  alignment: 'start' | 'middle' | 'end';

  /** grid: pictures in a row. */
  thumbnailsPerRow: number;
  /** grid: between the pictures, in CSS px. */
  padding: number;
  /** autocolumns, autogrid: CSS px. */
  columnWidth: number;
  /** autocolumns: rounds the number of columns down (`min`) or up. */
  behavior: 'min' | 'max';
  /** autocolumns, autogrid, autorows: CSS px; carousel: percent of the width. */
  gutter: number;
  /** autorows: CSS px. */
  rowHeight: number;
  /** carousel: how many slides are seen at a time. */
  slidesPerRow: number;
  /**
   * carousel, autogrid, list: width through height of a picture; undefined keeps each one's own.
   */
  imageAspectRatio: number | undefined;
  /** list: the picture's share of the width, in percent. */
  listImageSize: number;

  /** The strip of thumbnails in the markup is used; if not, it is hidden. */
  thumbnails: boolean;
  /** The strip of thumbnails: its height and its distance from the gallery, in CSS px. */
  thumbnailStripHeight: number;
  thumbnailStripMargin: number;
}

/** What a block may say of its gallery: any option, the design by its word. */
export type SaidOptions = Partial<
  Omit<GalleryOptions, 'design' | 'autoplayOptions' | 'keys' | 'boundaries'>
> & {
  design?: DesignWord;
  autoplayOptions?: Partial<GalleryOptions['autoplayOptions']>;
  keys?: Partial<GalleryOptions['keys']>;
  /** One for both ends, or one for each. */
  boundaries?: readonly Boundary[];
};

declare module '#engine/block/blockOptions' {
  interface BlockOptions {
    gallery: SaidOptions;
  }
}
