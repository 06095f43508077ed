import type { Adoption } from '../../src/adoption';
import type { Cancel } from '../../src/clock';
import type { GalleryOptions } from '../../src/gallery/options';
import type { Runtime } from '../../src/runtime';
import type { Lightbox } from '../../src/services/lightboxes';
import { galleries as texts } from '../../src/strings/galleries';
import { siteTexts } from '../../src/strings/siteTexts';
import { lightboxItem, OPENER, openerOf } from './lightboxItems';
import type { Slide } from './slide';

/** A gallery's way into the lightbox. */
export interface LightboxOpening {
  /** Opens it with a slide. */
  open(index: number): void;
  /** Whether it is open. */
  isOpen(): boolean;
  stop: Cancel;
}

const FOCUSABLE = 'a[href], button, [tabindex]';

interface OpeningOptions {
  adoption: Adoption;
  root: HTMLElement;
  slides: readonly Slide[];
  options: Pick<GalleryOptions, 'lightbox' | 'lightboxTheme' | 'historyHash'>;
  runtime: Runtime;
  /** Takes the gallery to the slide that was seen last. */
  onClose(index: number): void;
}

/** Whether the markup, or the block, opens the lightbox with its slides. */
export const opensLightbox = (root: Element, { lightbox }: Pick<GalleryOptions, 'lightbox'>) =>
  lightbox || root.querySelector(OPENER) !== null;

/** Opens the lightbox by click, Enter and Space on a slide. Modified clicks follow the link. */
export function createLightboxOpening({
  root,
  slides,
  options,
  runtime,
  adoption,
  onClose,
}: OpeningOptions): LightboxOpening {
  const life = new AbortController();
  const { signal } = life;
  let open: Lightbox | undefined;

  /** A press that is let through. */
  let isRefused = false;

  /** `link`: what was pressed, where it leads somewhere by itself. */
  const openAt = async (index: number, link?: HTMLElement | null) => {
    const slide = slides[index];
    if (!slide) return;
    const opener = openerOf(slide);
    try {
      const lightboxes = await runtime.use('lightbox');
      if (signal.aborted) return;
      const lightbox = lightboxes.open({
        set: slides.map(lightboxItem),
        currentSetIndex: index,
        theme: opener.dataset.lightboxTheme === 'light' ? 'light' : options.lightboxTheme,
        historyHash: options.historyHash,
        title: siteTexts(runtime, 'galleries', texts).lightboxTitle,
        opener,
      });
      open = lightbox;
      await lightbox.closed;
      if (open === lightbox) open = undefined;
      if (!signal.aborted) onClose(lightbox.index);
    } catch (error) {
      console.error(texts.noLightbox);
      runtime.report(error, { initializer: 'gallery' });
      // A link to the picture leads there, as if nobody had heard the press.
      isRefused = !signal.aborted;
      if (isRefused) link?.click();
      isRefused = false;
    }
  };

  const isOpener = (slide: Slide) => options.lightbox || openerOf(slide).matches(OPENER);

  for (const slide of slides) {
    const opener = openerOf(slide);
    if (!isOpener(slide) || opener.matches(FOCUSABLE)) continue;
    adoption.attribute(opener, 'tabindex', '0');
    adoption.attribute(opener, 'role', 'button');
    if (!slide.label) adoption.attribute(opener, 'aria-label', texts.open);
  }

  const openedBy = (event: Event): number => {
    const { target } = event;
    if (event.defaultPrevented || !(target instanceof Element)) return -1;
    return slides.findIndex((slide) => {
      if (!slide.node.contains(target)) return false;
      const link = target.closest('a[href], button');
      const opener = openerOf(slide);
      // A link of the slide's text leads where it leads.
      return !link || link.contains(opener) || opener.contains(link);
    });
  };

  root.addEventListener(
    'click',
    (event) => {
      if (isRefused) return;
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      const index = openedBy(event);
      const slide = slides[index];
      if (!slide || !isOpener(slide)) return;
      event.preventDefault();
      openAt(index, openerOf(slide).closest<HTMLElement>('a[href]'));
    },
    { signal },
  );
  root.addEventListener(
    'keydown',
    (event) => {
      if ((event.key !== 'Enter' && event.key !== ' ') || event.defaultPrevented) return;
      const { target } = event;
      // Links and buttons click by themselves.
      if (!(target instanceof HTMLElement) || target.matches('a[href], button')) return;
      const index = slides.findIndex((slide) => openerOf(slide) === target);
      if (index < 0) return;
      event.preventDefault();
      openAt(index);
    },
    { signal },
  );

  return {
    open: (index) => void openAt(index),
    isOpen: () => open !== undefined,
    stop() {
      life.abort();
      open?.close();
    },
  };
}
