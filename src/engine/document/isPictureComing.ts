/** Whether a picture that stands in the window, or above it, is on its way. One that is hidden stands nowhere. */
export const isPictureComing = (): boolean =>
  [...document.images].some(
    (image) => !image.complete && (image.getClientRects()[0]?.top as number) < innerHeight,
  );
