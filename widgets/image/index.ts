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
  const options = readPageImage(node, warn);
  const imageBlock = watchBlock(node, scope);
  try {
    const taken = runtime.part(createImages).take(node, options, {
      onLoad: imageBlock.settled,
      onFailure({ message }) {
        // One that a gallery has taken meanwhile is its to load, and hidden until then.
        if (!node.closest('[data-gallery-slides]')) warn('', message);
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
