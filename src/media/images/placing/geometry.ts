/** Width and height, both over 0. */
export interface Size {
  width: number;
  height: number;
}

/** A point of an image or a box, as fractions of its width and height. */
export interface Point {
  x: number;
  y: number;
}

const POINT = /^(-?[\d.]+),\s*(-?[\d.]+)$/;

export const CENTRE: Point = { x: 0.5, y: 0.5 };

/** Reads `0.25,0.9`, each within 0 and 1; undefined for anything else. */
export function readPoint(text: string | undefined): Point | undefined {
  const [, x, y] = POINT.exec(text?.trim() ?? '') ?? [];
  const within = (value: string | undefined) => Math.min(Math.max(Number(value), 0), 1);
  const point = { x: within(x), y: within(y) };
  return Number.isNaN(point.x + point.y) ? undefined : point;
}
