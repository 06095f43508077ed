import type { BlockScope } from '#engine/scope';
import type { TakenVideo } from '#media/videos/takeVideo';

declare module '#engine/block/handle' {
  interface Handles {
    video: VideoHandle;
  }
}

/** What the page's code may do with a video. */
export interface VideoHandle {
  /** Shows the player and asks it to play; every other video gives way. */
  play(): void;
  /** Pauses it; one of a provider goes back to its overlay, or to the picture of its link. */
  pause(): void;
}

/** Creates the handle of a provider's video. */
export const createEmbedHandle = ({ play, setActive }: TakenVideo): VideoHandle => ({
  play,
  pause() {
    setActive(false);
    setActive(true);
  },
});

/** Creates the handle of a film of the site's own. A browser that won't play it is warned of. */
export const createFilmHandle = (video: HTMLVideoElement, { warn }: BlockScope): VideoHandle => ({
  play() {
    video.play().catch((error) => warn('play', String(error)));
  },
  pause: () => video.pause(),
});
