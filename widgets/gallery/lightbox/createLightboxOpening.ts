import type { Scope } from '#engine/scope';
import { isPlainPress } from '#page/press/isPlainPress';
import { isPressKey } from '#page/press/keys/isPressKey';
import { loadAhead } from '#page/press/loadAhead';
import { galleries as texts } from '#texts/widgets/galleries';
import type { GalleryOptions } from '../model/options';
import type { Slide } from '../slides/slide';
import type { OpenLightbox, ShownGallery } from './createOpenLightbox';
import { isOpener, OPENER, openerOf } from './lightboxItems';

/** A gallery's way into the lightbox. */
export interface LightboxOpening {
  /** Opens it with a slide. */
  open(index: number): void;
  /** Whether it is open. */
  isOpen(): boolean;
}

const FOCUSABLE = 'a[href], button, [tabindex]';

/** The gallery, and its lightbox. */
interface OpeningOptions extends ShownGallery {
  /** The element around the slides. */
  root: HTMLElement;
  options: Pick<GalleryOptions, 'lightbox'>;
  lightbox: OpenLightbox;
  scope: Scope;
}

/** Tells whether the markup, or the block, opens the lightbox with its slides. */
export const opensLightbox = (root: Element, { lightbox }: Pick<GalleryOptions, 'lightbox'>) =>
  lightbox || root.querySelector(OPENER) !== null;

/** The slide that a press on something in it opens; -1 where it opens none. */
function openedBy(event: Event, slides: readonly Slide[]): number {
  const { target } = event;
  if (event.defaultPrevented || !(target instanceof Element)) return -1;
  return slides.findIndex((slide) => {
    if (!slide.node.contains(target)) return false;
    const link = target.closest('a[href], button');
    const opener = openerOf(slide);
    // A link of the slide's text leads where it leads.
    return !link || link.contains(opener) || opener.contains(link);
  });
}

/** Opens the lightbox by click, Enter and Space on a slide. Modified clicks follow the link. */
export function createLightboxOpening(given: OpeningOptions): LightboxOpening {
  const { root, slides, options, lightbox, scope } = given;
  const { adopt } = scope;
  lightbox.show(given);
  for (const slide of slides) {
    const opener = openerOf(slide);
    if (!isOpener(slide, options.lightbox) || opener.matches(FOCUSABLE)) continue;
    adopt.attribute(opener, 'tabindex', '0');
    adopt.attribute(opener, 'role', 'button');
    if (!slide.label) adopt.attribute(opener, 'aria-label', texts.open);
  }

  const pressed = (event: Event) => {
    const index = openedBy(event, slides);
    const slide = slides[index];
    return slide && isOpener(slide, options.lightbox) ? { index, slide } : undefined;
  };
  loadAhead(scope, root, 'lightbox', (event) => pressed(event) !== undefined);

  scope.listen(root, {
    click(event) {
      if (lightbox.isRefused || !isPlainPress(event)) return;
      const opens = pressed(event);
      if (!opens) return;
      event.preventDefault();
      lightbox.open(opens.index, openerOf(opens.slide).closest<HTMLElement>('a[href]'));
    },
    keydown(event) {
      if (!isPressKey(event)) return;
      const { target } = event;
      // Links and buttons click by themselves.
      if (!(target instanceof HTMLElement) || target.matches('a[href], button')) return;
      const index = slides.findIndex((slide) => openerOf(slide) === target);
      if (index < 0) return;
      event.preventDefault();
      lightbox.open(index);
    },
  });

  return { open: (index) => void lightbox.open(index), isOpen: lightbox.isOpen };
}
