import { createImages } from '../../src/images/createImages';
import { readPageImage } from '../../src/images/readPageImage';
import type { WidgetModule } from '../../src/initializer';
import { warnBlock } from '../../src/warnBlock';
import { watchBlock } from './watchBlock';

/**
 * One image of the page. No island: the engine would weigh twenty times as much as all that an
 * image needs.
 */
export const mount: WidgetModule['mount'] = (node, block, runtime) => {
  const warn = (message: string) => warnBlock('image', block, message);
  const options = readPageImage(node, (field, message) => warn(`${field}: ${message}`));
  const imageBlock = watchBlock(node, runtime);
  try {
    const taken = runtime.part(createImages).take(node, options, {
      onLoad: imageBlock.imageLoaded,
      onFailure: ({ message }) => warn(message),
    });
    return () => {
      taken?.release();
      imageBlock.release();
    };
  } catch (error) {
    imageBlock.release();
    warn(error instanceof Error ? error.message : String(error));
    return undefined;
  }
};
