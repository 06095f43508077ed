import type { Design } from '../../src/gallery/design';
import type { GalleryOptions } from '../../src/gallery/options';
import { fillText } from '../../src/strings/fillText';
import { galleries as texts } from '../../src/strings/galleries';

/** What holds for every gallery of which nothing is said. */
const COMMON: GalleryOptions = {
  design: 'base',
  currentIndex: 0,
  loop: false,
  autoplay: false,
  autoplayOptions: { randomize: true, timeout: 5000, pauseOnMouseover: [] },
  keyboard: true,
  keys: { previous: 'ArrowLeft', next: 'ArrowRight' },
  lazyLoad: false,
  historyHash: false,
  lightbox: false,
  lightboxTheme: 'dark',
  autoCrop: false,
  speed: 0.5,
  preloadCount: 1,
  autoHeight: true,
  clickBehavior: 'next',
  transition: 'fade',
  // The specification has no defaults of these two: slides come to rest whole, and ends are felt.
  boundaries: ['inertial', 'inertial'],
  snapPoints: 100,
  aspectRatio: undefined,
  alignment: 'middle',
  thumbnailsPerRow: 4,
  padding: 20,
  columnWidth: 250,
  behavior: 'max',
  gutter: 0,
  rowHeight: 250,
  slidesPerRow: 3,
  imageAspectRatio: undefined,
  listImageSize: 30,
  thumbnailStripHeight: 80,
  thumbnailStripMargin: 20,
};

/** Where the designs differ. */
const OF_DESIGN: Readonly<Record<Design, Partial<GalleryOptions>>> = {
  base: {},
  strip: { speed: 0.5, aspectRatio: 50 },
  stacked: { speed: 1 },
  grid: { lightbox: true },
  autogrid: {},
  autocolumns: {},
  autorows: { gutter: 20, lightbox: true },
  carousel: { gutter: 1 },
  list: {},
};

/**
 * The defaults of a design.
 *
 * @throws Error for a design named by code that does not exist.
 */
export function defaultsOf(design: Design): GalleryOptions {
  if (!Object.hasOwn(OF_DESIGN, design)) {
    throw new Error(fillText(texts.noDesign, { name: design }));
  }
  return { ...COMMON, ...OF_DESIGN[design], design };
}
