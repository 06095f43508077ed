/** The widths in which the server has every image, in pixels. */
export const IMAGE_WIDTHS: readonly number[] = [100, 300, 500, 750, 1000, 1500, 2500];

/** Returns the smallest of the server's widths that is at least `needed` pixels; the largest where none is. */
export const chooseWidth = (needed: number): number =>
  IMAGE_WIDTHS.find((width) => width >= needed) ?? 2500;
