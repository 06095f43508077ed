import type { Cancel } from '../../src/clock';
import type { Runtime } from '../../src/runtime';
import { galleries } from '../../src/strings/galleries';
import { siteTexts } from '../../src/strings/siteTexts';
import type { TakenVideo, VideoOptions, Videos } from '../../src/videos/videos';
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

/**
 * Each video is taken care of when its slide is first seen: a video that nobody sees costs nothing,
 * and a gallery without videos does without their code. Where that can't be had, the console says
 * 'VideoLoader not found' (widgets.md 8).
 *
 * @param showPicture Called for each slide that is seen without that code: its picture is all there is.
 */
export function createSlideVideos(
  slides: readonly Slide[],
  runtime: Runtime,
  options: Pick<VideoOptions, 'mode'>,
  showPicture: (slide: Slide) => void,
): SlideVideos {
  const taken = new Map<number, TakenVideo | null>();
  let seen: readonly number[] = [];
  let videos: Pick<Videos, 'take'> | undefined;
  let isAsked = false;
  let isMissing = false;
  let isReleased = false;

  const take = (from: Pick<Videos, 'take'>) => {
    for (const index of seen) {
      const slide = slides[index];
      if (!slide?.video || !playsInPlace(slide) || taken.has(index)) continue;
      const title = slide.label ? { title: slide.label } : {};
      taken.set(index, from.take(slide.video, { ...options, ...title }));
    }
    for (const [index, video] of taken) video?.setActive(seen.includes(index));
  };
  const showPictures = () => {
    for (const slide of seen.map((index) => slides[index])) {
      if (slide && playsInPlace(slide)) showPicture(slide);
    }
  };
  const ask = () => {
    isAsked = true;
    runtime.use('video').then(
      (loaded) => {
        videos = loaded;
        if (!isReleased) take(loaded);
      },
      (error) => {
        if (isReleased) return;
        isMissing = true;
        showPictures();
        console.error(siteTexts(runtime, 'galleries', galleries).noVideoLoader);
        runtime.report(error, { initializer: 'gallery' });
      },
    );
  };

  return {
    setSeen(now) {
      seen = now;
      if (videos) take(videos);
      else if (isMissing) showPictures();
      else if (!isAsked && seen.some((index) => slides[index] && playsInPlace(slides[index])))
        ask();
    },
    release() {
      isReleased = true;
      for (const video of taken.values()) video?.release();
      taken.clear();
    },
  };
}
