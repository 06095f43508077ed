import type { GalleryScope } from '../model/galleryScope';
import type { GalleryModel } from '../model/read';
import { createSlideImages } from './slideImages';
import { type SlideVideos, showsVideo } from './slideVideos';

/** The pictures and videos of a gallery. */
export interface SlideMedia {
  /** Loads the picture of a slide, unless a video takes its place. */
  load(index: number): void;
  /** All slides are there to be seen: pictures load as they come near the viewport. */
  showAll(): void;
  /** These slides are seen, and no others: their videos can be played. */
  setSeen(indices: readonly number[]): void;
}

/** Has the class `loaded` when its picture is here. */
const STACKED_SLIDE = '.sqs-gallery-design-stacked-slide';

/** Those that the platform's server stacks are images of the page, and kept as they are. */
const PLAIN = '.sqs-gallery-block-stacked > *';

/** Pictures change nodes after the gallery did, and give them back before it. */
export function createMedia(
  { root, slides, options }: GalleryModel,
  scope: GalleryScope,
  videos: SlideVideos,
): SlideMedia {
  const { autoCrop, design } = options;
  const isStacked = design === 'stacked';
  const mode = autoCrop ? 'content-fill' : 'content-fit';
  const images = createSlideImages(scope, isStacked ? { mode } : {}, (image) => {
    const slide = isStacked && image.closest(STACKED_SLIDE);
    if (slide) scope.adopt.toggleClass(slide, 'loaded', true);
  });
  videos.setSlides(slides, ({ image }) => images.load(image));

  return {
    load(index) {
      const slide = slides[index];
      if (!slide || showsVideo(slide)) return;
      const { image } = slide;
      // One that the browser loads is fitted by the style sheet, which does not know of the option.
      if (autoCrop && image && !image.dataset.src) scope.adopt.style(image, 'object-fit', 'cover');
      images.load(image);
    },
    showAll() {
      const isPlain = root.matches(PLAIN);
      for (const slide of slides) {
        if (!isPlain && !showsVideo(slide)) images.watch(slide.image);
      }
      videos.setSeen(slides);
    },
    setSeen(indices) {
      videos.setSeen(indices.flatMap((index) => slides[index] ?? []));
    },
  };
}
