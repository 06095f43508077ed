import type { Scope } from '#engine/scope';
import type { Videos } from '#media/videos/createVideos';
import type { VideoOptions } from '#media/videos/embed/readVideo';
import type { TakenVideo } from '#media/videos/takeVideo';
import { siteTexts } from '#texts/siteTexts';
import { galleries } from '#texts/widgets/galleries';
import { OPENER } from '../lightbox/lightboxItems';
import type { Slide } from './slide';

/** The videos of a gallery's slides. */
export interface SlideVideos {
  /** The slides that are seen: their videos can be played, those of all others stop. */
  setSeen(seen: readonly number[]): void;
}

/** Tells whether a slide's video plays where it is; one that opens the lightbox plays there. */
const playsInPlace = ({ video }: Slide): boolean => !!video && !video.closest(OPENER);

/** Tells whether a slide shows its video, or the picture over it: that of the lightbox has no other. */
export const showsVideo = (slide: Slide): boolean =>
  playsInPlace(slide) || !!slide.video?.querySelector('.sqs-video-overlay');

/**
 * Each video is taken care of when its slide is first seen: a video that nobody sees costs nothing,
 * and a gallery without videos does without their code. Where that can't be had, the console says
 * 'VideoLoader not found'.
 *
 * @param showPicture Called for each slide that is seen without that code: its picture is all there
 * is.
 */
export function createSlideVideos(
  slides: readonly Slide[],
  scope: Scope,
  options: Pick<VideoOptions, 'mode'>,
  showPicture: (slide: Slide) => void,
): SlideVideos {
  const taken = new Map<number, TakenVideo | null>();
  let seen: readonly number[] = [];
  let videos: Pick<Videos, 'take'> | undefined;
  let isAsked = false;
  let isMissing = false;
  scope.own(() => {
    for (const video of taken.values()) video?.destroy();
  });

  const take = (from: Pick<Videos, 'take'>) => {
    for (const index of seen) {
      const slide = slides[index];
      if (!slide?.video || !showsVideo(slide) || taken.has(index)) continue;
      const title = slide.label ? { title: slide.label } : {};
      taken.set(index, from.take(slide.video, { ...options, ...title }));
    }
    for (const [index, video] of taken) {
      const slide = slides[index];
      video?.setActive(seen.includes(index) && !!slide && playsInPlace(slide));
    }
  };
  const showPictures = () => {
    for (const slide of seen.map((index) => slides[index])) {
      if (slide && showsVideo(slide)) showPicture(slide);
    }
  };
  const ask = () => {
    isAsked = true;
    scope.runtime.use('video').then(
      (loaded) => {
        videos = loaded;
        if (!scope.isEnded) take(loaded);
      },
      (error) => {
        if (scope.isEnded) return;
        isMissing = true;
        showPictures();
        console.error(siteTexts(scope.runtime, 'galleries', galleries).noVideoLoader);
        scope.report(error);
      },
    );
  };

  return {
    setSeen(now) {
      seen = now;
      if (videos) take(videos);
      else if (isMissing) showPictures();
      else if (!isAsked && seen.some((index) => slides[index] && showsVideo(slides[index]))) ask();
    },
  };
}
