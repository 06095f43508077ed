import { fillText } from '#texts/fillText';
import { galleries as texts } from '#texts/widgets/galleries';
import { designs } from '../prepare/designs';
import { type RoomOptions, readRoom } from '../prepare/readRoom';
import type { Design } from './design';
import type { GalleryOptions } from './options';

/** The defaults of every design, beside those of `readRoom`. */
const COMMON: Omit<GalleryOptions, keyof RoomOptions | 'design'> = {
  currentIndex: 0,
  loop: false,
  autoplay: false,
  autoplayOptions: { randomize: true, timeout: 5000, pauseOnMouseover: [] },
  keyboard: true,
  keys: { previous: 'ArrowLeft', next: 'ArrowRight' },
  lazyLoad: false,
  historyHash: false,
  newWindow: false,
  lightbox: false,
  lightboxTheme: 'dark',
  autoCrop: false,
  speed: 0.5,
  preloadCount: 1,
  autoHeight: true,
  clickBehavior: 'next',
  transition: 'fade',
  // The platform has no defaults of these two: slides come to rest whole, and ends are felt.
  boundaries: ['inertial', 'inertial'],
  snapPoints: 100,
  alignment: 'middle',
  thumbnails: true,
  imageAspectRatio: undefined,
};

/** What a design has of its own, beside the room that it takes. */
const OWN: Partial<Record<Design, Partial<GalleryOptions>>> = {
  stacked: { speed: 1 },
  grid: { lightbox: true },
  autorows: { lightbox: true },
};

/**
 * Returns the defaults of a design.
 *
 * @throws Error for a design named by code that does not exist.
 */
export function defaultsOf(design: Design): GalleryOptions {
  if (!Object.hasOwn(designs, design)) {
    throw new Error(fillText(texts.noDesign, { name: design }));
  }
  return { ...COMMON, ...readRoom({}, design), ...OWN[design], design };
}
