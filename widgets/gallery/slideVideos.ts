import type { Cancel } from '../../src/clock';
import type { Runtime } from '../../src/runtime';
import { createVideos } from '../../src/videos/createVideos';
import type { TakenVideo, VideoOptions } from '../../src/videos/videos';
import { OPENER } from './lightboxItems';
import type { Slide } from './slide';

/** The videos of a gallery's slides. */
export interface SlideVideos {
  /** The slides that are seen: their videos can be played, those of all others stop. */
  setSeen(seen: readonly number[]): void;
  release: Cancel;
}

/** Whether a slide's video plays where it is; one that opens the lightbox plays there. */
export const playsInPlace = ({ video }: Slide): boolean => !!video && !video.closest(OPENER);

/** Each video is taken care of when its slide is first seen: a video that nobody sees costs nothing. */
export function createSlideVideos(
  slides: readonly Slide[],
  runtime: Runtime,
  options: Pick<VideoOptions, 'mode'>,
): SlideVideos {
  const taken = new Map<number, TakenVideo | null>();

  return {
    setSeen(seen) {
      for (const index of seen) {
        const slide = slides[index];
        if (!slide?.video || !playsInPlace(slide) || taken.has(index)) continue;
        const title = slide.label ? { title: slide.label } : {};
        taken.set(index, runtime.part(createVideos).take(slide.video, { ...options, ...title }));
      }
      for (const [index, video] of taken) video?.setActive(seen.includes(index));
    },
    release() {
      for (const video of taken.values()) video?.release();
      taken.clear();
    },
  };
}
