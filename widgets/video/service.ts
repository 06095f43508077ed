import type { Videos } from '#media/videos/createVideos';

declare module '#engine/runtime' {
  interface Services {
    /** The videos of the page, for slides and for code of your own. */
    video: Videos;
  }
}
