import type { Adoption } from '../../src/adoption';
import type { Cancel } from '../../src/clock';
import type { GalleryOptions } from '../../src/gallery/options';
import type { Warn } from '../../src/island/defineIsland';
import type { Runtime } from '../../src/runtime';
import { createGalleryStore } from './createGalleryStore';
import { defaultsOf } from './defaults';
import { driveLayout } from './driveLayout';
import { createStripWith } from './layouts/strip';
import { readSlides } from './readSlides';
import { createSlideImages } from './slideImages';
import type { GalleryStore } from './state';

/** The room between two thumbnails, as a share of the strip's height, and at most; in CSS px. */
const PADDING_SHARE = 0.0625;
export const PADDING_MOST = 5;

/** What stands for a video is 16:9, whatever the shape of its picture is. */
export const VIDEO_PLACEHOLDER = { width: 16, height: 9 };

interface ThumbnailsOptions {
  root: HTMLElement;
  options: GalleryOptions;
  /** The gallery that it is linked to. */
  store: GalleryStore;
  warn: Warn;
  adoption: Adoption;
  runtime: Runtime;
  isRtl: boolean;
}

/**
 * A strip of small pictures, as a gallery that is linked to the large one: pressing one makes its
 * slide the current one, in both. Enter and Space press what the server made a button.
 */
export function createThumbnails({
  root,
  options,
  store: main,
  warn,
  adoption,
  runtime,
  isRtl,
}: ThumbnailsOptions): Cancel {
  const slides = readSlides(root, VIDEO_PLACEHOLDER);
  const images = createSlideImages(runtime, {}, warn);
  const store = createGalleryStore({
    count: Math.min(slides.length, main.count),
    loop: main.count > 0 && options.loop,
    currentIndex: main.index,
  });
  const height = options.thumbnailStripHeight;
  adoption.style(root, 'display', 'block');
  adoption.style(root, 'height', `${height}px`);
  adoption.style(root, 'position', 'relative');
  adoption.toggleClass(root, 'sqs-gallery-design-strip', true);
  const mark = (index: number, isCurrent: boolean) => {
    const slide = slides[index];
    if (slide) adoption.attribute(slide.node, 'aria-current', isCurrent ? 'true' : null);
  };
  for (const { node, kind, image } of slides) {
    adoption.toggleClass(node, 'sqs-gallery-design-strip-slide', true);
    adoption.toggleClass(node, 'sqs-video-thumbnail', kind === 'video');
    adoption.toggleClass(node, 'no-image', kind === 'video' && !image?.dataset.src);
    adoption.style(node, 'cursor', 'pointer');
  }
  mark(store.index, true);

  const driver = driveLayout(
    (stage) =>
      createStripWith(stage, {
        room: Math.min(PADDING_MOST, height * PADDING_SHARE),
        isContained: true,
        isPicker: true,
        onPick: (index) => main.goTo(index),
      }),
    {
      root,
      slides,
      options: { ...defaultsOf('strip'), loop: options.loop },
      store,
      adoption,
      runtime,
      isRtl,
      load: (index) => images.load(slides[index]?.image),
    },
  );
  const stopMarks = store.listen({
    changed({ from, to }) {
      mark(from, false);
      mark(to, true);
    },
  });
  const part = main.link(store);

  const life = new AbortController();
  const { signal } = life;
  const pressed = ({ target }: Event) =>
    slides.findIndex(({ node }) => target instanceof Node && node.contains(target));
  root.addEventListener(
    'keydown',
    (event) => {
      const index = pressed(event);
      if (index < 0 || (event.key !== 'Enter' && event.key !== ' ')) return;
      event.preventDefault();
      main.goTo(index);
    },
    { signal },
  );

  return () => {
    life.abort();
    part();
    stopMarks();
    driver.stop();
    images.release();
  };
}
