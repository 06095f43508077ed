import type { Size } from './placing/geometry';

/**
 * Reads `data-image-dimensions`, `1920x1280`: width and height of the source in pixels. Returns
 * undefined for anything else, for what has no area, and for more figures than a picture's side has.
 */
export function readDimensions(text: string | undefined): Size | undefined {
  const [, width, height] = /^\s*([\d.]{1,6})x([\d.]{1,6})\s*$/.exec(text ?? '')?.map(Number) ?? [];
  return width && height ? { width, height } : undefined;
}
