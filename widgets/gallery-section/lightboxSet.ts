import { readDimensions } from '#media/images/readDimensions';
import type { LightboxItem } from '#widgets/lightbox/service';
import type { SectionModel } from './read';

/** The server's lightbox of a section: its items, in order, and its background. */
export interface ServerLightbox {
  items: readonly HTMLElement[];
  background: Element | null;
}

/** Finds the lightbox that the server has written for a section: in it, or elsewhere by its id. */
export function findServerLightbox({ node, items }: SectionModel): ServerLightbox {
  const elsewhere = document.querySelectorAll<HTMLElement>('[data-lightbox-section-id]');
  const lightbox =
    node.querySelector('.gallery-lightbox-outer-wrapper') ??
    [...elsewhere].find(({ dataset }) => dataset.lightboxSectionId === node.dataset.sectionId);
  const found = lightbox?.querySelectorAll<HTMLElement>('.gallery-lightbox-item') ?? [];
  return {
    // A section without one shows its own pictures.
    items: found.length ? [...found] : items,
    background: lightbox?.querySelector('.gallery-lightbox-background') ?? null,
  };
}

const textOf = (node: Element | null | undefined) => node?.textContent?.trim() || undefined;

/**
 * Reads an item of the server's lightbox.
 *
 * @param own The same in the section: its caption, and where the picture comes from.
 */
export function lightboxItem(node: HTMLElement, own: HTMLElement | undefined): LightboxItem {
  const image = node.querySelector('img');
  const { src, image: full, imageDimensions } = image?.dataset ?? {};
  const embed = node.querySelector<HTMLElement>('.sqs-video-wrapper[data-html]')?.dataset.html;
  const caption = own?.querySelector('.gallery-caption-content,figcaption');
  const isShown = own?.closest('[data-show-captions="true"]');
  return {
    kind: embed ? 'video' : 'image',
    source: full || src || image?.getAttribute('src') || '',
    // Of a section's own picture that is what the section shows of it.
    size: node === own ? undefined : readDimensions(imageDimensions),
    alt: image?.alt ?? '',
    embed,
    description: isShown ? textOf(caption) : undefined,
    url: node.dataset.slideUrl || undefined,
    thumbnail: own?.querySelector('img') ?? undefined,
  };
}

/** The item that an address names, as `?itemId=…` or `#itemId=…`. */
const NAMED = /[?#&]itemId=([^&#]+)/;

/** Returns the place of the item that a link opens: the one that it names, else the link's own. */
export function placeOf(
  link: HTMLAnchorElement,
  place: number,
  set: readonly LightboxItem[],
): number {
  const [, name] = NAMED.exec(link.getAttribute('href') ?? '') ?? [];
  const named = name ? set.findIndex(({ url }) => url === name) : -1;
  return named < 0 ? place : named;
}

/** Tells whether a colour, as a browser computes it, is rather light. */
export function isLight(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = color.match(/[\d.]+/g)?.map(Number) ?? [];
  return 0.3 * red + 0.59 * green + 0.11 * blue > 140;
}
