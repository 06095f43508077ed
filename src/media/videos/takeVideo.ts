import type { Scope } from '#engine/scope';
import { createVideoBox, type SharedParts } from './box/createVideoBox';
import { createPlayState } from './createPlayState';
import type { PlayableVideo } from './embed/readVideo';

/** A video embed that is taken care of, until it is destroyed. */
export interface TakenVideo {
  readonly node: HTMLElement;
  /** `overlay` until somebody asks for it, `playing` from then on until it is stopped. */
  readonly state: 'overlay' | 'playing';
  /**
   * Shows the player and asks it to play; every other video goes back to its overlay. The focus
   * stays where it is: a visitor's press on the overlay moves it into the player.
   */
  play(): void;
  /**
   * For a video in a slide: one that is not the current slide pauses and goes back to its overlay,
   * which then takes no press of its own; the current one can be played. Default: active.
   */
  setActive(active: boolean): void;
  /** Gives the node back as it was. */
  destroy(): void;
}

/** A video, and what the others of the page make it do. */
export interface LiveVideo extends TakenVideo {
  /** Goes back to its overlay: another video plays now. */
  giveWay(): void;
  /** Looks whether the focus is in its frame: a visitor may have pressed it. */
  noticeFocus(): void;
}

/**
 * Takes care of a video that can be played, as long as its scope lasts. With an overlay nothing of
 * the provider is loaded before a press. Without one the player comes by itself, near the
 * viewport, if the visitor's consent allows embeds; else behind a button which is consent for this
 * video alone.
 */
export function takeVideo(
  node: HTMLElement,
  video: PlayableVideo,
  shared: SharedParts,
  scope: Scope,
): LiveVideo {
  let isActive = true;
  const state = createPlayState(node, scope);

  const play = () => {
    if (scope.isEnded) return;
    isActive = true;
    overlay?.setActive(true);
    const wasThere = state.isPlaying || (!overlay && !!box.player);
    state.begin();
    if (!wasThere) box.removePlayer();
    if (!box.player) box.addPlayer(true);
    box.player?.play();
  };

  // Ahead of the box: the page's styles may place the node by it.
  scope.adopt.toggleClass(node, `video-${video.mode}`, true);
  const box = createVideoBox(
    node,
    video,
    shared,
    () => {
      play();
      // Its window, not the element: Chromium then tells when the focus goes on to another frame.
      box.player?.frame.contentWindow?.focus();
    },
    scope,
  );
  const { overlay } = box;

  /** A slide that is left gets no player again. */
  const showAllowed = () => {
    if (overlay || isActive) box.showAllowed(state.wasAsked);
  };

  const goBack = () => {
    const isTold = box.player?.pause();
    state.end((wasPlaying) => {
      if (overlay && wasPlaying) return box.showOverlay();
      if (!box.player || isTold) return;
      // Nobody tells this player to be quiet.
      box.removePlayer();
      showAllowed();
    });
  };

  scope.own(shared.consent.watch(showAllowed));
  if (video.isAsked) play();
  else showAllowed();

  return {
    node,
    get state() {
      return state.isPlaying ? 'playing' : 'overlay';
    },
    play,
    setActive(active) {
      if (active === isActive) return;
      isActive = active;
      if (!active) goBack();
      overlay?.setActive(active);
      showAllowed();
    },
    giveWay() {
      if (state.isPlaying) goBack();
    },
    noticeFocus() {
      if (box.player && document.activeElement === box.player.frame) state.begin();
    },
    destroy: scope.destroy,
  };
}
