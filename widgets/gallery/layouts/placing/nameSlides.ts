import { inPortions } from '../../slides/inPortions';
import type { Stage } from '../layout';

/**
 * Gives the slides that nobody has come near their design's class too: for the page's own scripts,
 * which may look for it.
 */
export function nameSlides({ slides, options, scope }: Stage): void {
  inPortions(slides.length, scope, (index) => {
    const node = slides[index]?.node;
    if (node) scope.adopt.toggleClass(node, `sqs-gallery-design-${options.design}-slide`, true);
  });
}
