import type { Stage } from '../layout';
import { pictureBox } from './pictureBox';

/**
 * Gives the pictures of a gallery the one shape that was asked for (`imageAspectRatio`), before
 * they are here, so that nothing moves when they come. Without it each keeps its own. The summary
 * block has two elements around a picture, and its page may take either out of the flow.
 */
export function settlePictures({ slides, options, adoption }: Stage): void {
  const { imageAspectRatio, autoCrop } = options;
  if (!imageAspectRatio) return;
  for (const slide of slides) {
    const box = pictureBox(slide);
    if (!box) continue;
    const around = box.closest<HTMLElement>('.summary-thumbnail-container') ?? box;
    for (const node of new Set([around, box])) {
      adoption.style(node, 'aspect-ratio', `${imageAspectRatio}`);
    }
    if (box === slide.image) adoption.style(box, 'object-fit', autoCrop ? 'cover' : 'contain');
  }
}
