import type { RatioBounds } from './address/pixelRatio';
import type { Anchor } from './placing/anchor';
import type { Alignment, Fitting } from './placing/placing';

/** The platform's word for the way an image fits its box; `none` leaves that to the page's styles. */
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

/** Options of the requests for an image. */
export interface RequestOptions extends RatioBounds {
  /** Loads also what is not larger than what is there. Default: false. */
  forceImageUpdate: boolean;
  /** Loads also while it is loading. Default: false. */
  allowConcurrentLoads: boolean;
  /** Multiplies the pixel ratio. Default: 1. */
  sizeAdjustment: number;
  /**
   * The form of a width in the address: `?format=750w` or `photo-750w.jpg`. Default: as the page says
   * by `data-image-sizes`; without that the first for the platform's hosts, and none for others.
   */
  sizeFormat: 'queryString' | 'filename' | undefined;
}

/** Options of an image, for whoever shows it. */
export interface ImageOptions extends RequestOptions {
  /** The source's size, as `widthxheight` in pixels. Default: `data-image-dimensions`. */
  dimensions: string | undefined;
  /** The image's address without a width. Default: `data-src`. */
  source: string | undefined;
  /** The part that stays in view. Default: `data-image-focal-point`, else the centre. */
  focalPoint: Anchor | undefined;
  /** Loads at once (true), when it is told to (false), or within 200 px of the viewport (the default). */
  load: boolean | 'viewport';
  /** Default: `none`. */
  mode: ImageMode;
  /** The side of its box in the mode `content-fit`, which must have one. Default: `center`. */
  alignment: Alignment | undefined;
  /** May be drawn larger than its source. Default: true. */
  stretch: boolean;
  /** Keeps its shape; if not, it takes the shape of its box. Default: true. */
  fixedRatio: boolean;
  /** Fits it by `object-fit`, which follows the box by itself, not by figures. Default: false. */
  useAdvancedPositioning: boolean;
  /** Shows it as the background of its parent. Default: false. */
  useBgImage: boolean;
  /** The rest after a change of its size before it may load a larger one, in ms. Default: 300. */
  resizeDelay: number;
}

/** The rest of a page after a change of sizes before larger images are loaded, in ms. */
export const RESIZE_MS = 300;

/** The rest in galleries, in ms. */
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
  sizeFormat: undefined,
  dprMin: 0,
  dprMax: Number.POSITIVE_INFINITY,
  allowSaveData: true,
  resizeDelay: RESIZE_MS,
};
