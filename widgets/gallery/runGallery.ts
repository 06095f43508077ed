import { emit } from '#engine/events';
import { giveId } from '#page/marks/giveId';
import { markBare } from '#page/marks/markBare';
import { isItemLinkFollowed } from '#page/watchItemHash';
import { slideOfAddress } from './address/address';
import { showAsked } from './address/showAsked';
import type { Autoplay } from './autoplay/autoplay';
import type { Lasting } from './createLasting';
import { CLICKS_THROUGH, watchClickThrough } from './input/clickThrough';
import { type Followed, followVisitor } from './input/followVisitor';
import { driveLayout } from './layouts/driveLayout';
import type { Layout } from './layouts/layout';
import { layouts } from './layouts/layouts';
import { createLightboxOpening, opensLightbox } from './lightbox/createLightboxOpening';
import { createMarks } from './marks/createMarks';
import type { GalleryScope } from './model/galleryScope';
import type { GalleryModel } from './model/read';
import { designs } from './prepare/designs';
import { createMedia } from './slides/createMedia';
import { keepFocus } from './slides/keepFocus';
import { startThumbnails } from './slides/thumbnails';
import { createGalleryStore } from './state/createGalleryStore';
import type { GalleryStore } from './state/state';

/** What drives a gallery. */
export interface RunningGallery {
  readonly store: GalleryStore;
  /** Absent where the gallery does not go on by itself. */
  readonly autoplay: Autoplay | undefined;
}

/** Opens the lightbox, if slides of this gallery do. */
function startLightbox(
  { root, slides, options }: GalleryModel,
  { store, autoplay }: RunningGallery,
  lightbox: Lasting['lightbox'],
  scope: GalleryScope,
) {
  if (!opensLightbox(root, options)) return undefined;
  return createLightboxOpening({
    root,
    slides,
    options,
    lightbox,
    scope,
    onClose: (index) => store.goTo(index, { isInstant: true }),
    setOpen: (isOpen) => autoplay?.setReason('lightbox', isOpen),
  });
}

/**
 * Drives a gallery that was read: its layout, and everything a visitor does with it. It ends with
 * the scope, which gives the nodes back.
 *
 * @param id Names the element around the slides, if the server has not.
 * @param lasting What goes on where it is driven anew.
 * @param isRenewed It was driven before: what the address asked for was shown then. Default: no.
 */
export function runGallery(
  model: GalleryModel,
  id: string,
  scope: GalleryScope,
  { videos, lightbox }: Lasting,
  isRenewed?: boolean,
): RunningGallery {
  const { root, slides, options, thumbnails } = model;
  const { adopt, runtime } = scope;
  const isRtl = getComputedStyle(root).direction === 'rtl';
  const { design } = options;
  /** One slide, or one group, is seen at a time: visitors step. */
  const isInTurn = design === 'carousel' || designs[design]._isOneLaidOut === true;
  giveId(adopt, root, `${id}-slides`);
  const asked = options.historyHash && !isRenewed ? slideOfAddress(slides, runtime) : undefined;
  /** Undefined while the layout is made: it fits itself then, and asks for pictures. */
  let made: Layout | undefined;
  const stops = () => made?.stops?.();
  const store = createGalleryStore({
    count: slides.length,
    loop: options.loop,
    currentIndex: asked ?? options.currentIndex,
    stops,
  });
  const media = createMedia(model, scope, videos);
  const showsAll = () => (stops() ?? slides).length < 2;
  const marks = createMarks({ model, store, scope, isInTurn, isRtl, showsAll });
  let followed: Followed | undefined;
  const update = () => {
    const seen = made?.seen?.(store.index) ?? [store.index];
    if (isInTurn) media.setSeen(seen);
    marks.update();
    followed?.update();
  };
  if (isInTurn) keepFocus(model, store, scope);
  // Before the layout: a design that answers clicks as well comes after it.
  if (root.querySelector(CLICKS_THROUGH)) watchClickThrough(root, slides, scope, options);
  const stage = { root, slides, options, store, scope, isRtl, load: media.load };
  const layout = driveLayout(layouts[design], stage, update);
  made = layout;
  update();
  markBare([...model.previous, ...model.next, ...model.pickers.flat()], scope);

  if (isInTurn) {
    const rotates = (isRunning: boolean) => {
      marks.setQuiet(isRunning);
      layout.autoplays?.(isRunning);
    };
    followed = followVisitor({ model, store, layout, scope, isRtl, rotates, showsAll });
  } else media.showAll();
  if (thumbnails && options.thumbnails) {
    startThumbnails({ root: thumbnails, options, store, scope, isRtl });
  } else if (thumbnails) adopt.style(thumbnails, 'display', 'none');
  const autoplay = followed?.autoplay;
  const opening = startLightbox(model, { store, autoplay }, lightbox, scope);
  if (isInTurn) {
    if (asked !== undefined && isItemLinkFollowed()) root.scrollIntoView({ block: 'nearest' });
  } else if (options.historyHash) showAsked(slides, asked, opening, scope);
  scope.own(
    store.listen({
      changed: ({ to }) => emit(root, 'slide', { index: to }),
      reachedEnd: (end) => emit(root, end === 'end' ? 'reachedend' : 'reachedbeginning', null),
    }),
  );
  return { store, autoplay };
}
