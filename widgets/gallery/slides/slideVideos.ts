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
  /**
   * These are the slides from now on: the videos of all others end.
   *
   * @param showPicture Called for each slide that is seen without the code of videos: its picture is
   * all there is.
   */
  setSlides(slides: readonly Slide[], showPicture: (slide: Slide) => void): void;
  /** The slides that are seen: their videos can be played, those of all others stop. */
  setSeen(seen: readonly Slide[]): void;
}

/** Tells whether a slide's video plays where it is; one that opens the lightbox plays there. */
const playsInPlace = ({ video }: Slide): boolean => !!video && !video.closest(OPENER);

/** Tells whether a slide shows its video, or the picture over it: that of the lightbox has no other. */
export const showsVideo = (slide: Slide): boolean =>
  playsInPlace(slide) || !!slide.video?.querySelector('.sqs-video-overlay');

/**
 * Each video is taken care of when its slide is first seen: a video that nobody sees costs nothing,
 * and a gallery without videos does without their code. Where that can't be had, the console says
 * 'VideoLoader not found'. One that plays goes on where a gallery is driven anew.
 */
export function createSlideVideos(scope: Scope, options: Pick<VideoOptions, 'mode'>): SlideVideos {
  const taken = new Map<HTMLElement, TakenVideo | null>();
  let seen: readonly Slide[] = [];
  let showPicture: (slide: Slide) => void = () => {};
  let videos: Pick<Videos, 'take'> | undefined;
  let isAsked = false;
  let isMissing = false;
  scope.own(() => {
    for (const video of taken.values()) video?.destroy();
  });

  const take = (from: Pick<Videos, 'take'>) => {
    for (const slide of seen) {
      const { video } = slide;
      if (!video || !showsVideo(slide) || taken.has(video)) continue;
      const title = slide.label ? { title: slide.label } : {};
      taken.set(video, from.take(video, { ...options, ...title }));
    }
    const active = new Set(seen.filter(playsInPlace).map(({ video }) => video));
    for (const [node, video] of taken) video?.setActive(active.has(node));
  };
  const showPictures = () => {
    for (const slide of seen) if (showsVideo(slide)) showPicture(slide);
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
    setSlides(slides, show) {
      showPicture = show;
      const left = new Set(slides.map(({ video }) => video));
      for (const [node, video] of taken) {
        if (left.has(node)) continue;
        taken.delete(node);
        video?.destroy();
      }
    },
    setSeen(now) {
      seen = now;
      if (videos) take(videos);
      else if (isMissing) showPictures();
      else if (!isAsked && seen.some(showsVideo)) ask();
    },
  };
}
