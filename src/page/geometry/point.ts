/** A point, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}
