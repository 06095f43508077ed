import type { Scope } from '#engine/scope';
import type { AudioModel } from '../model/audioModel';

/** Creates the browser's player, or takes the server's for it, until the scope ends. */
export function createElement(
  { audio }: AudioModel,
  node: HTMLElement,
  { adopt, own }: Scope,
): HTMLAudioElement {
  if (audio) {
    own(() => audio.pause());
    adopt.style(audio, 'display', 'none', 'important');
    return audio;
  }
  const made = document.createElement('audio');
  // Nothing is asked for before a visitor does.
  made.preload = 'none';
  node.append(made);
  own(() => {
    // One that is only taken out of the page goes on loading.
    made.pause();
    made.removeAttribute('src');
    made.load();
    made.remove();
  });
  return made;
}
