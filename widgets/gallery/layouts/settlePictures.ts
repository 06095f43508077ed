import { CENTRE, readPoint } from '../../../src/images/geometry';
import { placeholderRatio } from '../../../src/videos/ratios';
import type { Stage } from '../layout';
import { VIDEO } from '../readSlides';

/** What is around a picture that fills it, placed by `src/images`. */
const PLACED = '.content-fill, .content-fit, .has-aspect-ratio';

/** The summary block's element around what is around a picture. */
const AROUND = '.summary-thumbnail-container';

/**
 * Gives the pictures of a gallery the one shape that was asked for (`imageAspectRatio`), before
 * they are here, so that nothing moves when they come. Without it each keeps its own. A picture
 * that is placed in what is around it leaves the shape to that. A video without a picture has the
 * placeholder's shape (widgets.md 9).
 */
export function settlePictures({ root, slides, options, adoption }: Stage): void {
  const { imageAspectRatio, autoCrop } = options;
  for (const { video, image } of root.querySelector(VIDEO) ? slides : []) {
    if (video && !image) {
      adoption.style(video, 'aspect-ratio', `100 / ${placeholderRatio(imageAspectRatio)}`);
    }
  }
  if (!imageAspectRatio) return;
  const ratio = `${imageAspectRatio}`;
  for (const { image } of slides) {
    if (!image) continue;
    // A summary's page may take what is around the picture out of the flow.
    const around = image.closest<HTMLElement>(AROUND);
    if (around) adoption.style(around, 'aspect-ratio', ratio);
    const box = image.parentElement;
    if (box?.matches(PLACED)) {
      adoption.style(box, 'aspect-ratio', ratio);
      continue;
    }
    const { x, y } = readPoint(image.dataset.imageFocalPoint) ?? CENTRE;
    adoption.style(image, 'display', 'block');
    adoption.style(image, 'aspect-ratio', ratio);
    adoption.style(image, 'width', '100%');
    adoption.style(image, 'height', 'auto');
    adoption.style(image, 'object-fit', autoCrop ? 'cover' : 'contain');
    adoption.style(image, 'object-position', `${x * 100}% ${y * 100}%`);
  }
}
