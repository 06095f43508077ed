import type { Scope } from '#engine/scope';
import { siteTexts } from '#texts/siteTexts';
import { galleries as texts } from '#texts/widgets/galleries';
import type { Lightbox } from '#widgets/lightbox/service';
import type { GalleryOptions } from '../model/options';
import type { Slide } from '../slides/slide';
import { lightboxItem, openerOf } from './lightboxItems';

/** The gallery that a lightbox shows. */
export interface ShownGallery {
  slides: readonly Slide[];
  /** Takes the gallery to the slide that was seen last. */
  onClose(index: number): void;
  /** Told from the press on, before the lightbox's code is here, until the gallery is at that slide. */
  setOpen(isOpen: boolean): void;
}

/** The lightbox of a gallery. */
export interface OpenLightbox {
  /** The press that is on its way is let through: the lightbox can't be had. */
  readonly isRefused: boolean;
  isOpen(): boolean;
  /** Belongs to this gallery from now on; what is open stays open. */
  show(gallery: ShownGallery): void;
  /**
   * Opens it with a slide.
   *
   * @param link What was pressed, where it leads somewhere by itself.
   */
  open(index: number, link?: HTMLElement | null): Promise<void>;
}

/** The lightbox closes when the scope ends, and stays where the gallery is driven anew. */
export function createOpenLightbox(
  options: Pick<GalleryOptions, 'lightboxTheme' | 'historyHash'>,
  scope: Scope,
): OpenLightbox {
  const { runtime } = scope;
  let gallery: ShownGallery | undefined;
  let opened: Lightbox | undefined;
  let isTold = false;
  let isRefused = false;
  scope.own(() => opened?.close());

  const tell = (isOpen: boolean) => {
    isTold = isOpen;
    gallery?.setOpen(isOpen);
  };

  return {
    get isRefused() {
      return isRefused;
    },
    isOpen: () => opened !== undefined,
    show(next) {
      gallery = next;
      if (isTold) tell(true);
    },
    async open(index, link) {
      const { slides } = gallery ?? {};
      const slide = slides?.[index];
      if (!slides || !slide) return;
      const opener = openerOf(slide);
      tell(true);
      try {
        const lightboxes = await runtime.use('lightbox');
        if (scope.isEnded) return;
        const lightbox = lightboxes.open({
          set: slides.map(lightboxItem),
          currentSetIndex: index,
          theme: opener.dataset.lightboxTheme === 'light' ? 'light' : options.lightboxTheme,
          historyHash: options.historyHash,
          title: siteTexts(runtime, 'galleries', texts).lightboxTitle,
          opener,
        });
        opened = lightbox;
        try {
          await lightbox.closed;
        } finally {
          if (opened === lightbox) opened = undefined;
        }
        const last = slides[lightbox.index]?.node;
        const place = gallery?.slides.findIndex(({ node }) => node === last) ?? -1;
        if (!scope.isEnded && place >= 0) gallery?.onClose(place);
      } catch (error) {
        console.error(texts.noLightbox);
        scope.report(error);
        // A link to the picture leads there, as if nobody had heard the press.
        isRefused = !scope.isEnded;
        if (isRefused) link?.click();
        isRefused = false;
      } finally {
        // Another one may have taken its place.
        if (!scope.isEnded) tell(opened !== undefined);
      }
    },
  };
}
