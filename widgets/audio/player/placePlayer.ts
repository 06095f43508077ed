import type { AudioModel } from '../model/audioModel';

/** The classes of the platform's own player, which its sheets and its owners' know. */
const PLATFORM = 'sqs-widgets-audio-player';

/**
 * Puts the player where the server has left room for it: in the place of the server's `<audio>`, in the
 * platform's block, under the words of its album; else before the list.
 */
export function placePlayer(player: HTMLElement, node: HTMLElement, { audio }: AudioModel): void {
  if (audio) {
    audio.before(player);
  } else if (node.matches('.sqs-audio-embed')) {
    player.classList.add(PLATFORM, 'player');
    node.prepend(player);
  } else {
    const words = node.querySelector('.album-info');
    if (words) words.append(player);
    else node.prepend(player);
  }
}
