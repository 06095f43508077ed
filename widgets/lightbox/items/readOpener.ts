import type { ReadScope } from '#engine/scope';
import { leadsToPicture } from '#media/images/address/leadsToPicture';
import { readDimensions } from '#media/images/readDimensions';
import { playerMarkup } from '#media/videos/film/playerMarkup';
import { readFilm } from '#media/videos/film/readFilm';
import { readFields, type Said } from '#page/fields/readFields';
import { amount, flag, oneOf, text } from '#page/fields/reads';
import { parseLink } from '#page/links/parseLink';
import type { LightboxItem, LightboxOptions } from '../service';
import { fullItem } from './fullItem';

/** The elements that open a lightbox, and its items. */
export interface OpenerModel {
  /** Each opener with its item, in the order of the set. */
  openers: ReadonlyMap<HTMLElement, LightboxItem>;
  options: Omit<LightboxOptions, 'set' | 'currentSetIndex' | 'opener'>;
}

export const FIELDS = {
  theme: { read: oneOf('dark', 'light'), fallback: undefined },
  speed: { read: amount, fallback: undefined },
  padding: { read: amount, fallback: undefined },
  historyHash: { read: flag, fallback: undefined },
  title: { read: text, fallback: undefined },
};

declare module '#engine/block/blockOptions' {
  interface BlockOptions {
    lightbox: Said<typeof FIELDS>;
  }
}

/** What may be an item of neutral markup: a link, or a picture that is in none. */
const NEUTRAL_ITEMS = 'a[href], img:not(a *)';

/** Whether an element of neutral markup is an item: a link elsewhere is none. */
const isItem = (node: HTMLElement): boolean =>
  !(node instanceof HTMLAnchorElement) || node.matches('[data-video]') || leadsToPicture(node);

/** The platform's elements around an image and its caption, and the captions in them. */
const CAPTIONED = '.sqs-block, .image-block-outer-wrapper, figure';
const CAPTION_TITLE = '.image-title';
const CAPTION = '.image-subtitle, .image-caption, figcaption';

const textOf = (node: Element | null | undefined) => node?.textContent?.trim() || undefined;

/** Whether a link leads to the file that the image in it is of. */
function leadsToOwn(link: HTMLAnchorElement, { image, src }: DOMStringMap): boolean {
  const own = parseLink(image || src || '', document.baseURI, [link.protocol]);
  return own?.pathname === link.pathname;
}

/** Reads the caption of an image block, beside its image. */
function captionOf(button: HTMLElement): Pick<LightboxItem, 'title' | 'description'> {
  const block = button.closest(CAPTIONED);
  const title = textOf(block?.querySelector(CAPTION_TITLE));
  const description = textOf(block?.querySelector(CAPTION));
  // Where the caption is around the title, it says it as well.
  return description?.includes(title ?? '\n') ? { description } : { title, description };
}

/** Reads the film that a link with `data-video` leads to. */
function filmOf(opener: HTMLElement, title: string): Pick<LightboxItem, 'embed' | 'file'> {
  const { video, html } = opener.dataset;
  if (video === undefined || html) return { embed: html };
  const href = opener.getAttribute('href') ?? '';
  const film = readFilm(href, document.baseURI, video === 'nocookie');
  if (film?.kind === 'file') return { file: film.address.href };
  return { embed: film && playerMarkup(film.address, title, undefined) };
}

function itemOf(opener: HTMLElement): LightboxItem {
  const image =
    opener instanceof HTMLImageElement
      ? opener
      : opener.querySelector<HTMLImageElement>('img:not(noscript *)');
  const { dataset } = opener;
  const { embed, file } = filmOf(opener, dataset.title || image?.alt || '');
  const isVideo = Boolean(embed || file);
  // The size of a small picture says nothing of another file.
  const isOther =
    !isVideo &&
    opener instanceof HTMLAnchorElement &&
    !(image && leadsToOwn(opener, image.dataset));
  const html = dataset.descriptionHtml;
  return fullItem({
    kind: isVideo ? 'video' : 'image',
    source: isOther ? opener.href : '',
    size: readDimensions(dataset.imageDimensions),
    alt: image?.alt ?? '',
    embed,
    file,
    title: dataset.title || undefined,
    description: html || dataset.description || undefined,
    isHtml: Boolean(html),
    id: dataset.slideId || opener.id || undefined,
    url: dataset.slideUrl || undefined,
    thumbnail: image ?? opener,
  });
}

/**
 * Reads a block that opens a lightbox by itself. Null, after a warning, where it has no item.
 *
 * The button of an image block has one item: its image, with the block's caption. In neutral markup,
 * `data-block="lightbox"`, an item is every link to a picture (with `data-lightbox-item` whatever its
 * address), every link to a film (`a[data-video]`), and every image that is in no link. Each is described by
 * its `data-title`, `data-description` (text) or `data-description-html` (HTML, which goes through the gate),
 * `data-image-dimensions`, and for a video `data-html`, its embed.
 */
export function readOpener({ node, block, warn }: ReadScope): OpenerModel | null {
  if (!node.dataset.block) {
    const item = { ...itemOf(node), ...captionOf(node) };
    if (!item.source) {
      warn('data-src', 'is missing');
      return null;
    }
    const theme = node.dataset.lightboxTheme === 'light' ? 'light' : 'dark';
    return { openers: new Map([[node, item]]), options: { theme } };
  }
  const nodes = [...node.querySelectorAll<HTMLElement>(NEUTRAL_ITEMS)].filter(isItem);
  const openers = new Map(nodes.map((opener) => [opener, itemOf(opener)]));
  for (const [opener, { kind, source }] of openers) {
    const isNoFilm = kind === 'image' && opener.dataset.video !== undefined;
    if (isNoFilm) warn('href', `${JSON.stringify(source)} is no film: the link stays a link`);
    if (isNoFilm || (kind === 'image' && !source)) openers.delete(opener);
  }
  if (!openers.size) {
    warn('data-lightbox-item', 'there is no link with it, none to a picture or film, and no image');
    return null;
  }
  return { openers, options: readFields(block.json, FIELDS, warn) };
}
