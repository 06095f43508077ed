import type { Point } from './geometry';
import type { RatioBounds } from './pixelRatio';
import type { Alignment, Fitting } from './placing';

/** How an image fits its box, by the platform's words; `none` leaves that to the page's styles. */
export type ImageMode = keyof typeof FITTINGS;

export const FITTINGS = {
  'content-fill': 'cover',
  fill: 'cover',
  cover: 'cover',
  'content-fit': 'contain',
  fit: 'contain',
  contain: 'contain',
  none: 'none',
} as const satisfies Record<string, Fitting>;

/** What whoever shows an image may say of it. What is not said is read from its attributes. */
export interface ImageOptions extends RatioBounds {
  /** The source's size, as `widthxheight` in pixels. Default: `data-image-dimensions`. */
  dimensions: string | undefined;
  /** Where the image is, without a width. Default: `data-src`. */
  source: string | undefined;
  /** The part that stays in view. Default: `data-image-focal-point`, else the centre. */
  focalPoint: Point | undefined;
  /** When it loads: at once, when it is told to, or within 200 px of the viewport (the default). */
  load: boolean | 'viewport';
  /** Default: `none`. */
  mode: ImageMode;
  /** Where it stands in its box in the mode `content-fit`, which must say it. Default: `center`. */
  alignment: Alignment | undefined;
  /** May be drawn larger than its source. Default: true. */
  stretch: boolean;
  /** Keeps its shape; if not, it takes the shape of its box. Default: true. */
  fixedRatio: boolean;
  /** Fits it by `object-fit`, which follows the box by itself, not by figures. Default: false. */
  useAdvancedPositioning: boolean;
  /** Shows it as the background of its parent. Default: false. */
  useBgImage: boolean;
  /** Loads also what is not larger than what is there. Default: false. */
  forceImageUpdate: boolean;
  /** Loads also while it is loading. Default: false. */
  allowConcurrentLoads: boolean;
  /** Multiplies the pixel ratio. Default: 1. */
  sizeAdjustment: number;
  /** How the server is asked for a width: `?format=750w` (the default) or `photo-750w.jpg`. */
  sizeFormat: 'queryString' | 'filename';
  /** How long after the last change of its size it may load a larger one, in ms. Default: 300. */
  resizeDelay: number;
}

/** How long a page rests after a change of sizes before larger images are loaded, in ms. */
export const RESIZE_MS = 300;

/** The same in galleries. */
export const GALLERY_RESIZE_MS = 100;

export const DEFAULTS: ImageOptions = {
  dimensions: undefined,
  source: undefined,
  focalPoint: undefined,
  load: 'viewport',
  mode: 'none',
  alignment: undefined,
  stretch: true,
  fixedRatio: true,
  useAdvancedPositioning: false,
  useBgImage: false,
  forceImageUpdate: false,
  allowConcurrentLoads: false,
  sizeAdjustment: 1,
  sizeFormat: 'queryString',
  dprMin: 0,
  dprMax: Number.POSITIVE_INFINITY,
  allowSaveData: true,
  resizeDelay: RESIZE_MS,
};
