import { parseLink } from '#page/links/parseLink';
import { FALLBACK_ASPECT, isAspect } from '../ratios';
import { type MarkupTag, markupTags } from './markupTags';
import { providerOf } from './providers';

/** The content of `data-html`. */
export type Embed =
  | {
      type: 'iframe' | 'object';
      /** Of the player: http or https, without a password. */
      address: URL;
      /** Its title in the markup, or empty. */
      title: string;
      /** Its height in percent of its width; 56.3 where the markup has no size. */
      aspect: number;
    }
  | {
      type: 'invalid';
      /** It is a whole page's worth of other markup (a quotation, a script), and no video. */
      isForeign: boolean;
    };

/** An embed that can be played. */
export type PlayableEmbed = Exclude<Embed, { type: 'invalid' }>;

/** Longer markup is no embed; it is not read to its end. */
const LONGEST = 20_000;

/** Elements that the scripts of other networks turn into something: not ours to judge. */
const FOREIGN = new Set(['blockquote', 'script']);

const WEB = ['http:', 'https:'];

/** As `https://…`, also on a page that is not. */
const FULL = 'https://-';

function readAddress(text: string | undefined, base: string): URL | undefined {
  if (!text?.trim()) return undefined;
  const isProtocolRelative = /^[\s\\/]*[\\/]{2}/.test(text);
  const address = parseLink(text, isProtocolRelative ? FULL : base, WEB);
  if (!address?.hostname || address.username || address.password) return undefined;
  // A page of https shows no frame of http.
  if (base.startsWith('https:')) address.protocol = 'https:';
  return address;
}

const pixels = (text: string | undefined) =>
  /^\s*\d+(?:\.\d+)?\s*(?:px)?\s*$/i.test(text ?? '') ? Number.parseFloat(text ?? '') : 0;

const aspectOf = ({ attributes }: MarkupTag) => {
  const aspect = (100 * pixels(attributes.get('height'))) / pixels(attributes.get('width'));
  return isAspect(aspect) ? aspect : FALLBACK_ASPECT;
};

/**
 * The address of an object, which is shown in a frame: no browser has plug-ins any more. Of the
 * players of that time only YouTube's has a page in its place.
 */
function objectAddress({ name, attributes }: MarkupTag, base: string): URL | undefined {
  const isParam = name === 'param' && /^(movie|src)$/i.test(attributes.get('name') ?? '');
  const text = attributes.get(isParam ? 'value' : name === 'object' ? 'data' : 'src');
  const address = isParam || name !== 'param' ? readAddress(text, base) : undefined;
  if (!address) return undefined;
  const isFlash = /flash/i.test(attributes.get('type') ?? '') || /\.swf$/i.test(address.pathname);
  if (providerOf(address)?.watchAddress(address)) return address;
  const old = /(?:^|\.)youtube(?:-nocookie)?\.com$/.test(address.hostname)
    ? /^\/v\/([\w-]+)/.exec(address.pathname)?.[1]
    : undefined;
  if (old) return new URL(`/embed/${old}`, address);
  return isFlash || isParam ? undefined : address;
}

/**
 * Reads the HTML of an embed without making nodes of it: the first frame with an address of http
 * or https, else the first object with one. What is around it (`<br>`, a caption) is of no account.
 *
 * @param base The page's full address.
 */
export function parseEmbed(html: string, base: string): Embed {
  const tags = [...markupTags(html.slice(0, LONGEST))];
  for (const type of ['iframe', 'object'] as const) {
    let object: MarkupTag | undefined;
    for (const tag of tags) {
      if (tag.name === 'object') object = tag;
      const isFrame = tag.name === 'iframe';
      if (type === 'iframe' ? !isFrame : !/^(object|embed|param)$/.test(tag.name)) continue;
      const address = isFrame
        ? readAddress(tag.attributes.get('src'), base)
        : objectAddress(tag, base);
      if (!address) continue;
      const sized = tag.name === 'param' && object ? object : tag;
      return { type, address, title: sized.attributes.get('title') ?? '', aspect: aspectOf(sized) };
    }
  }
  return { type: 'invalid', isForeign: tags.some(({ name }) => FOREIGN.has(name)) };
}
