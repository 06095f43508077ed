import { emit } from '#engine/events';
import type { Scope } from '#engine/scope';

/**
 * Makes a film or a recording in the browser's player give way to others, and them to it.
 *
 * @param node Tells that it plays, and that it plays no longer.
 */
export function shareTheStage(
  player: HTMLMediaElement,
  node: HTMLElement,
  { listen, own }: Pick<Scope, 'listen' | 'own'>,
): void {
  const isSound = player instanceof HTMLAudioElement;
  let isShown = false;
  /** One that plays by itself, without a sound, takes nobody's place. */
  const isBackground = () => player.autoplay && player.muted;
  const onStop = () => {
    if (!isShown) return;
    isShown = false;
    emit(node, 'videohidden', { node, isSound });
  };
  own(onStop);
  listen(player, {
    play() {
      if (isShown || isBackground()) return;
      isShown = true;
      emit(node, 'videoshown', { node, isSound });
    },
    pause: onStop,
    ended: onStop,
  });
  listen(document, {
    'skerry:videoshown'({ target }) {
      if (target !== node && !isBackground()) player.pause();
    },
  });
}
