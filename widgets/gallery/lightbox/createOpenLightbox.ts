import type { Scope } from '#engine/scope';
import { siteTexts } from '#texts/siteTexts';
import { galleries as texts } from '#texts/widgets/galleries';
import type { Lightbox } from '#widgets/lightbox/service';
import type { GalleryOptions } from '../model/options';
import type { Slide } from '../slides/slide';
import { lightboxItem, openerOf } from './lightboxItems';

/** The slides for the lightbox, and the options that it takes over. */
export interface OpenLightboxOptions {
  slides: readonly Slide[];
  options: Pick<GalleryOptions, 'lightbox' | 'lightboxTheme' | 'historyHash'>;
  scope: Scope;
  /** Takes the gallery to the slide that was seen last. */
  onClose(index: number): void;
  /** Told from the press on, before its code is here, until the gallery is at that slide. */
  setOpen(isOpen: boolean): void;
}

/** The lightbox of a gallery. */
export interface OpenLightbox {
  /** The press that is on its way is let through: the lightbox can't be had. */
  readonly isRefused: boolean;
  isOpen(): boolean;
  /**
   * Opens it with a slide.
   *
   * @param link What was pressed, where it leads somewhere by itself.
   */
  open(index: number, link?: HTMLElement | null): Promise<void>;
}

/** The lightbox closes when the scope ends. */
export function createOpenLightbox(given: OpenLightboxOptions): OpenLightbox {
  const { slides, options, scope, onClose, setOpen } = given;
  const { runtime } = scope;
  let opened: Lightbox | undefined;
  let isRefused = false;
  scope.own(() => opened?.close());

  return {
    get isRefused() {
      return isRefused;
    },
    isOpen: () => opened !== undefined,
    async open(index, link) {
      const slide = slides[index];
      if (!slide) return;
      const opener = openerOf(slide);
      setOpen(true);
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
        if (!scope.isEnded) onClose(lightbox.index);
      } catch (error) {
        console.error(texts.noLightbox);
        scope.report(error);
        // A link to the picture leads there, as if nobody had heard the press.
        isRefused = !scope.isEnded;
        if (isRefused) link?.click();
        isRefused = false;
      } finally {
        // Another one may have taken its place.
        if (!scope.isEnded) setOpen(opened !== undefined);
      }
    },
  };
}
