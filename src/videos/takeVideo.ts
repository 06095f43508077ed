import type { Cancel } from '../clock';
import type { Consent } from '../consent/consent';
import { emit } from '../events';
import { createFadeable } from '../motion/fadeable';
import type { Showable } from '../motion/showable';
import type { Runtime } from '../runtime';
import { fillText } from '../strings/fillText';
import type { Strings } from '../strings/strings';
import { createLoadNotice } from './createNotice';
import { createOverlay } from './createOverlay';
import { createPlayer, type Player } from './createPlayer';
import type { Embed } from './parseEmbed';
import type { SaidOfVideo } from './readSaid';
import { roomFor } from './roomFor';
import type { TakenVideo } from './videos';

/** What the videos of a page share. */
export interface VideoServices {
  runtime: Runtime;
  texts: Strings['videos'];
  consent: Consent;
  onRelease(): void;
}

/** A video, and what the others of the page make it do. */
export interface LiveVideo extends TakenVideo {
  /** Another video plays now. */
  giveWay(): void;
  /** The focus left the page for a frame: a visitor may have pressed this one's. */
  noticeFocus(): void;
}

export type Playable = Omit<SaidOfVideo, 'embed'> & { embed: Exclude<Embed, { type: 'invalid' }> };

/**
 * Takes care of a video that can be played. With an overlay nothing of the provider is loaded
 * before a press. Without one the player comes by itself, near the viewport, if the visitor's
 * consent allows embeds; else behind a button which is consent for this video alone.
 */
export function takeVideo(
  node: HTMLElement,
  { embed, mode, title, localized }: Playable,
  { runtime, texts, consent, onRelease }: VideoServices,
): LiveVideo {
  const adoption = runtime.adopt();
  const { host: site } = embed.address;
  const loadText = fillText(texts.load, { site });
  const titled = (what: string) => (title ? fillText(texts.titled, { what, title }) : what);
  let state: TakenVideo['state'] = 'overlay';
  let isActive = true;
  /** The visitor asked for this video: that is consent for it. */
  let isAsked = false;
  let player: Player | undefined;
  let fade: Showable | undefined;
  let notice: HTMLElement | undefined;
  let hasRoom = false;

  const makeRoom = () => {
    if (!hasRoom) hasRoom = roomFor(node, embed.aspect, adoption);
  };

  const removePlayer = () => {
    fade?.stop();
    player?.remove();
    fade = undefined;
    player = undefined;
  };

  const addPlayer = () => {
    makeRoom();
    player = createPlayer({
      embed,
      mode,
      title: title || texts.untitled,
      watch: fillText(texts.watch, { site }),
      isAsked: state === 'playing',
      clock: runtime.clock,
    });
    node.append(player.node);
    // Ours alone: nothing to give back.
    fade = createFadeable(player.node, runtime.adopt(), {
      onRest: () => state === 'overlay' && removePlayer(),
    });
  };

  /** What a video without an overlay shows: the player, or the button that loads it. */
  const settle = () => {
    overlay?.consentChanged();
    if (overlay || !isActive) return;
    const mayLoad = isAsked || consent.isGiven();
    if (!mayLoad) removePlayer();
    if (!mayLoad && !notice) {
      makeRoom();
      notice = createLoadNotice(loadText, titled(loadText), press);
      node.append(notice);
    }
    if (!mayLoad) return;
    notice?.remove();
    notice = undefined;
    if (!player) addPlayer();
  };

  const begin = () => {
    if (state === 'playing') return;
    state = 'playing';
    isAsked = true;
    adoption.toggleClass(node, 'video-playing', true);
    emit(node, 'videoshown', { node });
  };

  const play = () => {
    isActive = true;
    overlay?.setActive(true);
    const wasThere = state === 'playing' || (!overlay && !!player);
    begin();
    if (player && !wasThere) removePlayer();
    notice?.remove();
    notice = undefined;
    if (!player) addPlayer();
    if (overlay && !wasThere) {
      overlay.hide();
      player?.node.style.setProperty('display', 'none');
      fade?.show();
    }
    player?.play();
  };

  const press = () => {
    play();
    // Its window, not the element: Chromium then tells when the focus goes on to another frame.
    player?.frame.contentWindow?.focus();
  };

  /** `mayFocus`: who was in the frame finds the button. */
  const stop = (mayFocus: boolean) => {
    const hadFocus = mayFocus && !!player && document.activeElement === player.frame;
    const isTold = player?.pause() ?? false;
    const wasPlaying = state === 'playing';
    state = 'overlay';
    adoption.toggleClass(node, 'video-playing', false);
    if (overlay && wasPlaying) {
      fade?.hide();
      overlay.show();
      if (hadFocus) overlay.button.focus({ preventScroll: true });
    } else if (player && !isTold) {
      // Nobody tells this player to be quiet.
      removePlayer();
      settle();
    }
    if (wasPlaying) emit(node, 'videohidden', { node });
  };

  const overlayNode = node.querySelector<HTMLElement>('.sqs-video-overlay');
  const overlay =
    overlayNode &&
    createOverlay(overlayNode, adoption, {
      label: titled(localized.playButton ?? texts.play),
      onPress: press,
      consent,
      runtime,
    });
  // With the overlay in its place: before, it may be all that gives the node a height.
  makeRoom();
  adoption.toggleClass(node, `video-${mode}`, true);
  const unwatch: Cancel = consent.watch(settle);
  settle();

  return {
    node,
    get state() {
      return state;
    },
    play,
    setActive(active) {
      if (active === isActive) return;
      isActive = active;
      if (!active) stop(false);
      overlay?.setActive(active);
      settle();
    },
    giveWay() {
      if (state === 'playing') stop(false);
    },
    noticeFocus() {
      if (player && document.activeElement === player.frame) begin();
    },
    release() {
      unwatch();
      const wasPlaying = state === 'playing';
      state = 'overlay';
      removePlayer();
      notice?.remove();
      overlay?.release();
      adoption.release();
      if (wasPlaying) emit(node, 'videohidden', { node });
      onRelease();
    },
  };
}
