/** A point of an image or a box, as fractions of its width and height. */
export interface Anchor {
  x: number;
  y: number;
}

const POINT = /^(-?[\d.]+),\s*(-?[\d.]+)$/;

export const CENTRE: Anchor = { x: 0.5, y: 0.5 };

/** Reads `0.25,0.9`, each within 0 and 1; undefined for anything else. */
export function readAnchor(text: string | undefined): Anchor | undefined {
  const [, x, y] = POINT.exec(text?.trim() ?? '') ?? [];
  const within = (value: string | undefined) => Math.min(Math.max(Number(value), 0), 1);
  const point = { x: within(x), y: within(y) };
  return Number.isNaN(point.x + point.y) ? undefined : point;
}
