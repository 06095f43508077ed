import type { WidgetModule } from '#engine/initializer';
import type { Runtime } from '#engine/runtime';
import { fetchContent } from './fetchContent';
import { fillPlace } from './fillPlace';
import { readRendering } from './read';
import { readAsyncBlock } from './readAsyncBlock';
import type { Renderings } from './service';
import { startGallery } from './startGallery';

/** Fills a block with the content that the server renders on request. */
export const mount: WidgetModule['mount'] = (scope) => {
  if (scope.node.dataset.block) {
    const model = readRendering(scope);
    if (model) fillPlace(scope, model);
    return model !== null;
  }
  const model = readAsyncBlock(scope);
  if (!model) return false;
  fillPlace(scope, model).then((isHere) => (isHere ? startGallery(scope, model) : undefined));
  return true;
};

/** Creates the service `rendering`, for widgets that show the server's renderings in their own way. */
export const createService = (runtime: Runtime): Renderings => ({
  fetch: (widget, collectionId, signal) => fetchContent(runtime, { widget, collectionId }, signal),
});
