import type { Scope } from '#engine/scope';
import { createFadeable } from '#page/motion/fadeable';
import type { Showable } from '#page/motion/showable';
import type { CategoryConsent } from '#site/consent/consent';
import { fillText } from '#texts/fillText';
import type { Strings } from '#texts/strings';
import type { PlayableVideo } from '../embed/readVideo';
import { makeRoom } from '../makeRoom';
import { createPlayer, type Player, type PlayerOptions } from '../player/createPlayer';
import { createLoadNotice } from './createNotice';
import { createOverlay, type Overlay } from './createOverlay';

/** Parts that the videos of a page share. */
export interface SharedParts {
  texts: Strings['videos'];
  consent: CategoryConsent;
}

/** The box of a video, with its overlay, its player, or the button that loads the player. */
export interface VideoBox {
  /** The server's; null where it sent none. */
  readonly overlay: Overlay | null;
  readonly player: Player | undefined;
  /**
   * Puts the player in, in place of the button that loads it; it fades in over the overlay.
   *
   * @param isAsked The visitor asked for it: it may play by itself.
   */
  addPlayer(isAsked: boolean): void;
  removePlayer(): void;
  /** Shows the overlay again; the player fades out and leaves the box. */
  showOverlay(): void;
  /**
   * Shows what consent allows: the overlay's picture; without an overlay the player, or the button
   * that loads it.
   *
   * @param isAsked The visitor asked for this video: that is consent for it.
   */
  showAllowed(isAsked: boolean): void;
}

/** The player that is in a box, until its scope ends. */
interface PlayerLife {
  player: Player;
  fade: Showable;
  scope: Scope;
  isLeaving: boolean;
}

/**
 * Puts a player into the box.
 *
 * @param onLeft The player has faded out.
 */
function beginPlayer(
  node: HTMLElement,
  options: PlayerOptions,
  scope: Scope,
  onLeft: () => void,
): PlayerLife {
  const player = createPlayer(options, scope);
  node.append(player.node);
  const fade = createFadeable(player.node, scope, {
    onRest: () => life.isLeaving && onLeft(),
  });
  const life = { player, fade, scope, isLeaving: false };
  return life;
}

/**
 * Creates the box of one video.
 *
 * @param onPress The visitor pressed the overlay, or the button that loads the player.
 */
export function createVideoBox(
  node: HTMLElement,
  { embed, mode, title, localized }: PlayableVideo,
  { texts, consent }: SharedParts,
  onPress: () => void,
  scope: Scope,
): VideoBox {
  const { host: site } = embed.address;
  const titled = (what: string) => (title ? fillText(texts.titled, { what, title }) : what);
  let life: PlayerLife | undefined;
  let notice: Scope | undefined;
  let hasRoom = false;

  const overlayNode = node.querySelector<HTMLElement>('.sqs-video-overlay');
  const label = titled(localized.playButton ?? texts.play);
  const overlay = overlayNode && createOverlay(overlayNode, { label, onPress, consent }, scope);
  /** Again with each part, as long as the node is not laid out. */
  const keepRoom = () => {
    if (!hasRoom) hasRoom = makeRoom(node, embed.aspect, scope);
  };
  // With the overlay in its place: before, it may be all that gives the node a height.
  keepRoom();

  const askFirst = () => {
    box.removePlayer();
    if (notice) return;
    keepRoom();
    notice = scope.begin();
    const text = fillText(texts.load, { site });
    node.append(createLoadNotice(text, titled(text), onPress, notice));
  };

  const removeNotice = () => {
    notice?.destroy();
    notice = undefined;
  };

  const box: VideoBox = {
    overlay,
    get player() {
      return life?.player;
    },
    addPlayer(isAsked) {
      removeNotice();
      keepRoom();
      const watch = fillText(texts.watch, { site });
      const options = { embed, mode, title: title || texts.untitled, watch, isAsked };
      life = beginPlayer(node, options, scope.begin(), box.removePlayer);
      if (!overlay) return;
      overlay.hide();
      life.player.node.style.setProperty('display', 'none');
      life.fade.show();
    },
    removePlayer() {
      life?.scope.destroy();
      life = undefined;
    },
    showOverlay() {
      if (life) life.isLeaving = true;
      life?.fade.hide();
      overlay?.show();
    },
    showAllowed(isAsked) {
      if (overlay) overlay.loadPicture();
      else if (!isAsked && !consent.isGiven()) askFirst();
      else if (!life) box.addPlayer(false);
    },
  };
  return box;
}
