/**
 * Whether a picture in the window, or less than a window's height above it, is on its way. One that is
 * hidden, or farther above, may be lazy and never come.
 */
export const isPictureComing = (): boolean =>
  [...document.images].some(
    (image) =>
      !image.complete &&
      image.offsetParent &&
      Math.abs(image.getBoundingClientRect().top) < innerHeight,
  );
