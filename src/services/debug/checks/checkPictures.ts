/** The pictures that blocks show, but for thumbnails, which have a strip of their own. */
const PICTURES =
  'img:is([data-src],[data-gallery-slides] *,[data-block=lightbox] *):not(.sqs-gallery-thumbnails *,[data-gallery-thumbnails] *)';

/** Returns the pictures of blocks of which nobody can tell the room before they are here. */
export function picturesWithoutSize(): HTMLImageElement[] {
  const pictures = [...document.querySelectorAll<HTMLImageElement>(PICTURES)];
  return pictures.filter(
    (image) =>
      !image.dataset.imageDimensions &&
      !(image.hasAttribute('width') && image.hasAttribute('height')),
  );
}
