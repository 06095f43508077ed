import type { WidgetModule } from '#engine/initializer';
import { createImages } from '#media/images/createImages';
import { readPageImage } from '#media/images/readPageImage';
import { watchBlock } from './watchBlock';

/**
 * Mounts one image of the page. No island: the engine would weigh twenty times as much as all that an
 * image needs.
 */
export const mount: WidgetModule['mount'] = (scope) => {
  const { node, runtime, warn } = scope;
  // `data-block="image"` is no block of ours; a picture in it is found by itself.
  if (!(node instanceof HTMLImageElement)) return false;
  const options = readPageImage(node, warn);
  const imageBlock = watchBlock(node, scope);
  try {
    const taken = runtime.part(createImages).take(node, options, {
      onLoad: imageBlock.settled,
      onFailure({ message }) {
        // One that a gallery has taken meanwhile is its to load, and hidden until then; a portfolio's is
        // never seen, but stands for what is drawn behind its list.
        if (!node.closest('.portfolio-hover-bg,[data-gallery-slides]')) warn('', message);
        imageBlock.settled();
      },
    });
    if (taken) scope.own(taken.destroy);
    return true;
  } catch (error) {
    warn('', error instanceof Error ? error.message : String(error));
    return false;
  }
};
