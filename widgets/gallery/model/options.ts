import type { Design, DesignWord } from './design';

/** The transitions of the design `stacked`. */
export type TransitionName = 'fade' | 'ken-burns' | 'new-swipe' | 'scroll' | 'swipe';

/** The end that a drag meets past the first or the last slide: none, a wall, or a slowing down. */
export type Boundary = 'none' | 'hard' | 'inertial';

/** A number without a fraction. */
type Whole = number;

/** Everything that can be said of a gallery. The defaults are in `defaults.ts`. */
export interface GalleryOptions {
  /** How the slides stand. */
  design: Design;
  /** The slide that is current at first; any integer, wrapped. */
  currentIndex: number;
  /** Stepping past an end goes on at the other. */
  loop: boolean;
  /** The slides go on by themselves. */
  autoplay: boolean;
  /** How they go on by themselves. */
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
  /** The keys that step. */
  keys: { previous: string; next: string };
  /** Nothing loads ahead: a slide's picture loads when the slide is seen. */
  lazyLoad: boolean;
  /** The current slide is written into the page's address and read from it. */
  historyHash: boolean;
  /** A slide that leads elsewhere opens a window of its own. */
  newWindow: boolean;
  /** A click on a slide opens the lightbox. */
  lightbox: boolean;
  /** The colours of the lightbox. */
  lightboxTheme: 'dark' | 'light';
  /** Pictures cover their place; if not, they stand within it. */
  autoCrop: boolean;
  /** How long one slide takes to give way to another, in seconds. */
  speed: number;
  /** How many slides to either side of the current one load ahead. */
  preloadCount: number;

  /** slideshow: the gallery is as high as the current slide's picture asks for. */
  autoHeight: boolean;
  /** slideshow: what a click on the slide does. */
  clickBehavior: 'next' | 'none';
  /** slideshow: how one slide gives way to another. */
  transition: TransitionName;
  /** new-swipe: before the first and after the last slide. */
  boundaries: readonly [Boundary, Boundary];
  /** new-swipe: where it comes to rest, in percent of the width; or anywhere. */
  snapPoints: number | 'none';

  /** slider, slideshow: height in percent of the width; without it the first picture's. */
  aspectRatio: number | undefined;
  /** slider: where the current slide stands. */
  alignment: 'start' | 'middle' | 'end';

  /** grid: pictures in a row. */
  thumbnailsPerRow: Whole;
  /** grid: the room between the pictures, in CSS px. */
  padding: number;
  /** autocolumns, autogrid: the width of a column, in CSS px. */
  columnWidth: number;
  /** autocolumns: rounds the number of columns up (`max`) or down (`min`). */
  behavior: 'min' | 'max';
  /** autocolumns, autogrid, autorows: the room between the pictures, in CSS px; carousel: in percent. */
  gutter: number;
  /** autorows: the height of a row, in CSS px. */
  rowHeight: number;
  /** carousel: how many slides are seen at a time. */
  slidesPerRow: Whole;
  /**
   * carousel, autogrid, list: width through height of a picture; without it each one keeps its own.
   */
  imageAspectRatio: number | undefined;
  /** list: the picture's share of the width, in percent. */
  listImageSize: number;

  /** The strip of thumbnails in the markup is used; if not, it is hidden. */
  thumbnails: boolean;
  /** The height of the strip of thumbnails, in CSS px. */
  thumbnailStripHeight: number;
  /** The distance of that strip from the gallery, in CSS px. */
  thumbnailStripMargin: number;
}

/** What may be said of where the current slide stands, by the platform's words. */
type AlignmentWord = 'left' | 'center' | 'right';

/** What a block may say of its gallery: any option, the design by its word. */
export type SaidOptions = Partial<
  Omit<
    GalleryOptions,
    'design' | 'autoplayOptions' | 'keys' | 'boundaries' | 'snapPoints' | 'imageAspectRatio'
  >
> & {
  /** How the slides stand. */
  design?: DesignWord;
  /** How they go on by themselves: `randomize` to any other slide, `timeout` in ms. */
  autoplayOptions?: Partial<GalleryOptions['autoplayOptions']>;
  /** The keys that step. */
  keys?: Partial<GalleryOptions['keys']>;
  /** new-swipe: before the first and after the last slide; one for both ends, or one for each. */
  boundaries?: readonly Boundary[];
  /** new-swipe: where it comes to rest, in percent of the width; or anywhere. */
  snapPoints?: number | `${number}%` | 'none';
  /** carousel, autogrid, list: width through height of a picture. Default: each one's own. */
  imageAspectRatio?: number | 'Auto';
  /** `autoCrop`, by its name in the platform's blocks. */
  'auto-crop'?: boolean;
  /** For how long each slide is shown, in seconds. */
  'autoplay-duration'?: number;
  /** slider: where the current slide stands, by the platform's words. */
  'active-alignment'?: AlignmentWord;
  /** slider: where the current slide stands, by the platform's words. */
  activeAlignment?: AlignmentWord;
  /** `thumbnailsPerRow`, by its name in the platform's blocks. */
  'thumbnails-per-row'?: Whole;
  /** `thumbnailStripHeight`, by its name in the platform's blocks. */
  'thumbnail-strip-height'?: number;
  /** `thumbnailStripMargin`, by its name in the platform's blocks. */
  'thumbnail-strip-margin'?: number;
};

declare module '#engine/block/blockOptions' {
  interface BlockOptions {
    gallery: SaidOptions;
  }
}
