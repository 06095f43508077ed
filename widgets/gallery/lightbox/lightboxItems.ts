import { leadsToPicture } from '#media/images/address/leadsToPicture';
import type { LightboxItem } from '#widgets/lightbox/service';
import type { Slide } from '../slides/slide';

/** An element that the platform's server made to open the lightbox. */
export const OPENER = '.js-gallery-lightbox-opener, a[data-lightbox-theme]';

/** Returns the part of a slide that opens the lightbox: an element for that, else its picture. */
export const openerOf = ({ node, image }: Slide): HTMLElement =>
  node.querySelector<HTMLElement>(OPENER) ??
  image?.closest<HTMLElement>('a[href]') ??
  image ??
  node;

/** Links that lead to no picture are followed; those of the platform's own frames are its openers. */
const FOLLOWED = 'a[href]:not(.image-slide-anchor)';

/** Tells whether a press on a slide opens the lightbox, in a gallery that has one or has not. */
export function isOpener(slide: Slide, hasLightbox: boolean): boolean {
  const opener = openerOf(slide);
  if (opener.matches(OPENER)) return true;
  return hasLightbox && (!opener.matches(FOLLOWED) || leadsToPicture(opener));
}

/**
 * Returns a slide as an item of the lightbox. The server's descriptions are HTML, other captions
 * text.
 */
export function lightboxItem(slide: Slide): LightboxItem {
  const { kind, image, size, video, meta, id, url, label } = slide;
  const opener = openerOf(slide);
  const { title, description } = opener.dataset;
  const caption = (part: string) => meta?.querySelector(part)?.textContent?.trim() || undefined;
  return {
    kind,
    source: !opener.matches(OPENER) && leadsToPicture(opener) ? opener.href : '',
    // Of a picture, that of the page may be smaller.
    size: kind === 'video' ? size : undefined,
    alt: image?.alt ?? label,
    embed: video?.dataset.html,
    title:
      title ||
      caption('.meta-title') ||
      (meta?.matches('.image-slide-title, figcaption') ? meta.textContent?.trim() : undefined),
    description: description || caption('.meta-description'),
    isHtml: Boolean(description),
    id,
    url,
    thumbnail: image ?? slide.node,
  };
}
