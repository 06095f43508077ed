import { indexAround } from '#page/press/indexAround';
import { isPressKey } from '#page/press/keys/isPressKey';
import { createStripWith } from '../layouts/designs/strip';
import { driveLayout } from '../layouts/driveLayout';
import { defaultsOf } from '../model/defaults';
import type { GalleryScope } from '../model/galleryScope';
import type { GalleryOptions } from '../model/options';
import { createGalleryStore } from '../state/createGalleryStore';
import type { GalleryStore } from '../state/state';
import { readSlides } from './readSlides';
import type { Slide } from './slide';
import { createSlideImages } from './slideImages';
import { createVideoMarks } from './videoMarks';

/** The room between two thumbnails, as a share of the strip's height, and at most; in CSS px. */
const PADDING_SHARE = 0.0625;
export const PADDING_MOST = 5;

/** The thumbnail of a video is 16:9, whatever the shape of its picture is. */
export const VIDEO_PLACEHOLDER = { width: 16, height: 9 };

interface ThumbnailsOptions {
  root: HTMLElement;
  options: GalleryOptions;
  /** The gallery that it is linked to. */
  store: GalleryStore;
  scope: GalleryScope;
  isRtl: boolean;
}

/** Gives the strip and its slides what the page's styles wait for. */
function dress({ root, options, scope: { adopt } }: ThumbnailsOptions, slides: readonly Slide[]) {
  adopt.style(root, 'display', 'block');
  adopt.style(root, 'height', `${options.thumbnailStripHeight}px`);
  adopt.style(root, 'position', 'relative');
  adopt.toggleClass(root, 'sqs-gallery-design-strip', true);
  for (const { node } of slides) {
    adopt.toggleClass(node, 'sqs-gallery-design-strip-slide', true);
    adopt.style(node, 'cursor', 'pointer');
  }
}

/**
 * Starts a strip of small pictures, as a gallery that is linked to the large one: pressing one
 * makes its slide the current one, in both. Enter and Space press what the server made a button.
 */
export function startThumbnails(given: ThumbnailsOptions): void {
  const { root, options, store: main, scope, isRtl } = given;
  const slides = readSlides(root, VIDEO_PLACEHOLDER);
  const images = createSlideImages(scope, {});
  const store = createGalleryStore({
    count: main.count,
    loop: main.count > 0 && options.loop,
    currentIndex: main.index,
  });
  const mark = (index: number, isCurrent: boolean) => {
    const slide = slides[index];
    if (slide) scope.adopt.attribute(slide.node, 'aria-current', isCurrent ? 'true' : null);
  };
  /** A thumbnail beyond the last slide has nothing to show. */
  const pick = (index: number) => {
    if (index < main.count) main.pick(index);
  };
  dress(given, slides);
  mark(store.index, true);

  driveLayout(
    (stage) => {
      const strip = createStripWith(stage, {
        room: Math.min(PADDING_MOST, options.thumbnailStripHeight * PADDING_SHARE),
        isContained: true,
        isPicker: true,
        onPick: pick,
      });
      const placeMarks = createVideoMarks(slides, scope);
      return {
        ...strip,
        fit() {
          strip.fit();
          placeMarks();
        },
      };
    },
    {
      root,
      slides,
      options: { ...defaultsOf('strip'), loop: options.loop },
      store,
      scope,
      isRtl,
      load: (index) => images.load(slides[index]?.image),
    },
  );
  scope.own(
    store.listen({
      changed({ from, to }) {
        mark(from, false);
        mark(to, true);
      },
    }),
  );
  scope.own(main.link(store));
  const nodes = slides.map(({ node }) => node);
  scope.listen(root, {
    keydown(event) {
      const index = indexAround(nodes, event.target);
      if (index < 0 || !isPressKey(event)) return;
      event.preventDefault();
      pick(index);
    },
  });
}
