import type { Adoption } from '../../src/adoption';
import type { Cancel } from '../../src/clock';
import { emit } from '../../src/events';
import type { Warn } from '../../src/island/defineIsland';
import type { Runtime } from '../../src/runtime';
import { galleries } from '../../src/strings/galleries';
import { siteTexts } from '../../src/strings/siteTexts';
import { isItemLinkFollowed } from '../../src/watchItemHash';
import { slideOfAddress, watchLinks } from './address';
import { CLICKS_THROUGH, watchClickThrough } from './clickThrough';
import { createControls } from './controls';
import { createGalleryStore } from './createGalleryStore';
import { driveLayout, type LayoutDriver } from './driveLayout';
import { followVisitor } from './followVisitor';
import { layouts } from './layouts/layouts';
import { createLightboxOpening, opensLightbox } from './openLightbox';
import { createPickers } from './pickers';
import type { GalleryModel } from './read';
import { createSlideImages } from './slideImages';
import { createSlideRoles } from './slideRoles';
import { createSlideVideos, playsInPlace } from './slideVideos';
import type { GalleryStore } from './state';
import { createThumbnails } from './thumbnails';

/** A gallery at work. */
export interface RunningGallery {
  readonly store: GalleryStore;
  /** Stops it; what it changed is given back by who holds the adoption. */
  stop: Cancel;
}

/** The designs that show one slide, or one group of slides, at a time. */
const IN_TURN = ['stacked', 'strip', 'carousel'];

/** Has the class `loaded` when its picture is here. */
const STACKED_SLIDE = '.sqs-gallery-design-stacked-slide';

/** Drives a gallery that was read: its layout, and everything a visitor does with it. */
export function runGallery(
  model: GalleryModel,
  id: string,
  runtime: Runtime,
  adoption: Adoption,
  warn: Warn,
): RunningGallery {
  const { node, root, slides, options, previous, next, thumbnails, pickers } = model;
  const texts = siteTexts(runtime, 'galleries', galleries);
  const isRtl = getComputedStyle(root).direction === 'rtl';
  const isInTurn = IN_TURN.includes(options.design);
  if (!root.id) adoption.attribute(root, 'id', `${id}-slides`);
  const asked = options.historyHash ? slideOfAddress(slides, runtime) : undefined;
  /** Undefined while the layout is made: it fits itself then, and asks for pictures. */
  let driver: LayoutDriver | undefined;
  const store = createGalleryStore({
    count: slides.length,
    loop: options.loop,
    currentIndex: asked ?? options.currentIndex,
    stops: () => driver?.layout.stops?.(),
  });
  const mode = options.autoCrop ? 'content-fill' : 'content-fit';
  const isStacked = options.design === 'stacked';
  const images = createSlideImages(runtime, isStacked ? { mode } : {}, warn, (image) => {
    const slide = isStacked && image.closest(STACKED_SLIDE);
    if (slide) adoption.toggleClass(slide, 'loaded', true);
  });
  const videos = createSlideVideos(
    slides,
    runtime,
    { mode: options.autoCrop ? 'fill' : 'fit' },
    ({ image }) => images.load(image),
  );
  const stops: Cancel[] = [images.release, videos.release];

  const roles = isInTurn ? createSlideRoles(node, root, slides, adoption, texts) : undefined;
  const controls = createControls({
    previous,
    next,
    root,
    adoption,
    texts,
    store,
    showsAll: () => (driver?.layout.stops?.() ?? slides).length < 2,
  });
  const pick = (index: number) => store.goTo(index);
  const rows = (isInTurn ? pickers : []).map((row) =>
    createPickers(row, { adoption, texts, root, isRtl, pick }),
  );
  const update = () => {
    const seen = driver?.layout.seen?.(store.index) ?? [store.index];
    if (isInTurn) videos.setSeen(seen);
    roles?.name(seen);
    controls.update();
    for (const row of rows) row.update(store.index);
  };
  // Heard before the layout hears of it: what has the focus is about to be out of reach.
  const stopFocus = store.listen({
    changed({ from }) {
      if (!isInTurn || !slides[from]?.node.contains(document.activeElement)) return;
      if (!next[0]) adoption.attribute(root, 'tabindex', '-1');
      (next[0] ?? root).focus({ preventScroll: true });
    },
  });
  driver = driveLayout(
    layouts[options.design],
    {
      root,
      slides,
      options,
      store,
      adoption,
      runtime,
      isRtl,
      load(index) {
        const slide = slides[index];
        if (slide && !playsInPlace(slide)) images.load(slide.image);
      },
    },
    update,
  );
  const { layout } = driver;
  stops.push(stopFocus, driver.stop, controls.stop, ...rows.map((row) => row.stop));
  update();

  if (!isInTurn) {
    // Those that the platform's server stacks are images of the page, and kept as they are.
    const isPlain = root.matches('.sqs-gallery-block-stacked > *');
    for (const slide of slides) {
      if (!isPlain && !playsInPlace(slide)) images.watch(slide.image);
    }
    videos.setSeen([...slides.keys()]);
  } else {
    stops.push(
      followVisitor({
        model,
        store,
        layout,
        runtime,
        isRtl,
        rotates(isRunning) {
          roles?.setQuiet(isRunning);
          layout.autoplays?.(isRunning);
        },
      }),
    );
  }
  if (root.querySelector(CLICKS_THROUGH)) stops.push(watchClickThrough(slides, runtime));
  if (thumbnails) {
    const root = thumbnails;
    stops.push(createThumbnails({ root, options, store, warn, adoption, runtime, isRtl }));
  }
  const onClose = (index: number) => store.goTo(index, { isInstant: true });
  const opening = opensLightbox(root, options)
    ? createLightboxOpening({ root, slides, options, runtime, adoption, onClose })
    : undefined;
  if (opening) stops.push(opening.stop);
  const isFollowed = asked !== undefined && isItemLinkFollowed();
  if (isInTurn && isFollowed) root.scrollIntoView({ block: 'nearest' });
  if (!isInTurn && options.historyHash) {
    const show = (index: number) => {
      if (opening) opening.open(index);
      else slides[index]?.node.scrollIntoView({ block: 'nearest' });
    };
    if (asked !== undefined && (opening || isFollowed)) show(asked);
    stops.push(watchLinks(slides, runtime, show, () => opening?.isOpen() === true));
  }
  stops.push(
    store.listen({
      changed: ({ to }) => emit(root, 'slide', { index: to }),
      reachedEnd: (end) => emit(root, end === 'end' ? 'reachedend' : 'reachedbeginning', null),
    }),
  );

  return {
    store,
    stop() {
      for (const stop of stops.reverse()) stop();
    },
  };
}
