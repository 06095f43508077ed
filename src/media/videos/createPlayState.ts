import { emit } from '#engine/events';
import type { Scope } from '#engine/scope';

/** A video of the page, or a recording. */
export interface VideoEvent {
  node: HTMLElement;
  /** A recording, which has no picture. */
  isSound?: boolean;
}

declare module '#engine/events' {
  interface SkerryEvents {
    /** A video or a recording begins to play: all others pause, or go back to their overlays. */
    videoshown: VideoEvent;
    /** It plays no longer. */
    videohidden: VideoEvent;
  }
}

/** The state of a video that plays or does not, as its class and the page's events tell it. */
export interface PlayState {
  readonly isPlaying: boolean;
  /** Somebody asked for it, now or before. */
  readonly wasAsked: boolean;
  /** Marks it as the one that plays, and tells the page. */
  begin(): void;
  /**
   * Marks it as one that does not play.
   *
   * @param then Runs before the page is told; gets whether the video played until now.
   */
  end(then?: (wasPlaying: boolean) => void): void;
}

/** Creates the state of one video; it ends with the scope, after all that was begun since. */
export function createPlayState(node: HTMLElement, { adopt, own }: Scope): PlayState {
  let isPlaying = false;
  let wasAsked = false;
  const end: PlayState['end'] = (then) => {
    const wasPlaying = isPlaying;
    isPlaying = false;
    adopt.toggleClass(node, 'video-playing', false);
    then?.(wasPlaying);
    if (wasPlaying) emit(node, 'videohidden', { node });
  };
  own(() => end());
  return {
    get isPlaying() {
      return isPlaying;
    },
    get wasAsked() {
      return wasAsked;
    },
    begin() {
      if (isPlaying) return;
      isPlaying = true;
      wasAsked = true;
      adopt.toggleClass(node, 'video-playing', true);
      emit(node, 'videoshown', { node });
    },
    end,
  };
}
