import { CENTRE, readAnchor } from '#media/images/placing/anchor';
import { placeholderRatio } from '#media/videos/ratios';
import { VIDEO } from '../../slides/readSlides';
import type { Stage } from '../layout';

/** The boxes of pictures that fill them: `src/media/images` places these. */
const PLACED = '.content-fill, .content-fit, .has-aspect-ratio';

/** The summary block's element around such a box. */
const AROUND = '.summary-thumbnail-container';

/**
 * Gives the pictures of a gallery the one shape that was asked for (`imageAspectRatio`), before
 * they are here, so that nothing moves when they come. Without it each keeps its own. A picture
 * that fills its box leaves the shape to that; in a column, where it keeps its own, the box has that
 * one. A video without a picture has the placeholder's shape.
 */
export function shapePictures({ root, slides, options, scope: { adopt } }: Stage): void {
  const { imageAspectRatio, autoCrop, design } = options;
  for (const { video, image } of root.querySelector(VIDEO) ? slides : []) {
    if (video && !image) {
      adopt.style(video, 'aspect-ratio', `100 / ${placeholderRatio(imageAspectRatio)}`);
    }
  }
  if (!imageAspectRatio) {
    for (const { image, size } of design === 'autocolumns' ? slides : []) {
      const box = image?.parentElement;
      if (size && box?.matches(PLACED)) {
        adopt.style(box, 'aspect-ratio', `${size.width} / ${size.height}`);
      }
    }
    return;
  }
  const ratio = `${imageAspectRatio}`;
  for (const { image } of slides) {
    if (!image) continue;
    // A summary's page may take what is around the picture out of the flow; that of a list has room
    // beside it.
    const around = design === 'list' ? null : image.closest<HTMLElement>(AROUND);
    if (around) adopt.style(around, 'aspect-ratio', ratio);
    const box = image.parentElement;
    if (box?.matches(PLACED)) {
      adopt.style(box, 'aspect-ratio', ratio);
      continue;
    }
    const { x, y } = readAnchor(image.dataset.imageFocalPoint) ?? CENTRE;
    adopt.style(image, 'display', 'block');
    adopt.style(image, 'aspect-ratio', ratio);
    adopt.style(image, 'width', '100%');
    adopt.style(image, 'height', 'auto');
    adopt.style(image, 'object-fit', autoCrop ? 'cover' : 'contain');
    adopt.style(image, 'object-position', `${x * 100}% ${y * 100}%`);
  }
}
