import type { Size } from '#page/geometry/size';

/**
 * Reads `data-image-dimensions`, `1920x1280`: width and height of the source in pixels. Returns
 * undefined for anything else, for what has no area, and for more figures than a picture's side has.
 */
export function readDimensions(text: string | null | undefined): Size | undefined {
  const parts = /^\s*([\d.]{1,6})x([\d.]{1,6})\s*$/.exec(`${text}`) ?? [];
  const [, width, height] = parts.map(Number);
  return width && height ? { width, height } : undefined;
}
