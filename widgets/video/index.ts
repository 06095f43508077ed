import type { WidgetModule } from '../../src/initializer';
import type { Runtime } from '../../src/runtime';
import { createVideos } from '../../src/videos/createVideos';
import type { Videos } from '../../src/videos/videos';
import { warnBlock } from '../../src/warnBlock';
import { mountNative } from './mountNative';
import { readNative } from './readNative';

/** The service `video`: for slides. */
export const createService = (runtime: Runtime): Pick<Videos, 'take'> => ({
  take: (node, options) => runtime.part(createVideos).take(node, options),
});

/** One video of the page. No island: the engine would weigh more than all that a video needs. */
export const mount: WidgetModule['mount'] = (node, block, runtime) => {
  if (!node.matches('.sqs-native-video')) {
    const taken = runtime.part(createVideos).take(node);
    return taken ? () => taken.release() : undefined;
  }
  const id = node.dataset.configBlockId || block.id;
  const film = readNative(node, (field, message) =>
    warnBlock('video', { ...block, id }, `${field}: ${message}`),
  );
  return film ? mountNative(node, film, runtime) : undefined;
};
