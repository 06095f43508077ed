import type { WidgetModule } from '#engine/initializer';
import type { Runtime } from '#engine/runtime';
import { checkPlayer } from '#media/sounds/checkPlayer';
import { createVideos, type Videos } from '#media/videos/createVideos';
import { createEmbedHandle, createFilmHandle } from './createHandle';
import { mountFilm } from './film/mountFilm';
import { mountNative } from './mountNative';
import { readNative } from './readNative';

/** Makes the service `video`. */
export const createService = (runtime: Runtime): Videos => runtime.part(createVideos);

/** Mounts one video. No island: the engine would weigh more than all that a video needs. */
export const mount: WidgetModule['mount'] = (scope) => {
  const { node, runtime } = scope;
  if (node.matches('a')) return mountFilm(scope);
  if (!node.matches('.sqs-native-video')) {
    const taken = runtime.part(createVideos).take(node);
    if (!taken) return false;
    scope.own(taken.destroy);
    checkPlayer(node.dataset.html ?? '', 'data-html', scope.warn);
    return createEmbedHandle(taken);
  }
  const film = readNative(scope);
  if (!film) return false;
  return createFilmHandle(mountNative(film, scope), scope);
};
