import { emit } from '#engine/events';
import type { Scope } from '#engine/scope';

/**
 * Makes a film in the browser's player give way to other videos, and them to it.
 *
 * @param node Tells that it plays, and that it plays no longer.
 */
export function shareTheStage(
  video: HTMLVideoElement,
  node: HTMLElement,
  { listen, own }: Pick<Scope, 'listen' | 'own'>,
): void {
  let isShown = false;
  /** One that plays by itself, without a sound, takes nobody's place. */
  const isBackground = () => video.autoplay && video.muted;
  const onStop = () => {
    if (!isShown) return;
    isShown = false;
    emit(node, 'videohidden', { node });
  };
  own(onStop);
  listen(video, {
    play() {
      if (isShown || isBackground()) return;
      isShown = true;
      emit(node, 'videoshown', { node });
    },
    pause: onStop,
    ended: onStop,
  });
  listen(document, {
    'skerry:videoshown'({ target }) {
      if (target !== node && !isBackground()) video.pause();
    },
  });
}
