/** The pictures of blocks, but for small ones of which the page knows the size. */
const PICTURES =
  'img:is([data-src],[data-block=gallery] *,[data-block=lightbox] *):not(.sqs-gallery-thumbnails *,[data-gallery-thumbnails] *)';

/** Returns the pictures of blocks of which nobody can tell the room before they are here. */
export function picturesWithoutSize(): HTMLImageElement[] {
  const pictures = [...document.querySelectorAll<HTMLImageElement>(PICTURES)];
  return pictures.filter(
    (image) =>
      !image.dataset.imageDimensions &&
      !(image.hasAttribute('width') && image.hasAttribute('height')),
  );
}
