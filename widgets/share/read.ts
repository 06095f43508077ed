import type { ReadScope } from '#engine/scope';
import { readField, readFields, type Said } from '#page/fields/readFields';
import { listOf, oneOf, text } from '#page/fields/reads';
import { parseLink } from '#page/links/parseLink';
import { type Shared, type ShareName, shareNames } from './shareAddresses';

/** What a visitor can do with a block that shares a page. */
export interface ShareModel extends Shared {
  /** The services that get a link. */
  services: readonly ShareName[];
  /** Whether the server has sent no links of its own. */
  isEmpty: boolean;
}

/** The services of a block that names none. A picture is what Pinterest is about. */
const USUAL: readonly ShareName[] = ['facebook', 'x', 'linkedin', 'pinterest', 'whatsapp', 'email'];

const words = { read: text, fallback: '' };

export const fields = {
  url: words,
  title: words,
  image: words,
  services: { read: listOf(oneOf(...shareNames)), fallback: undefined },
};

declare module '#engine/block/blockOptions' {
  interface BlockOptions {
    share: Said<typeof fields>;
  }
}

/** Returns an http or https address in full, without who logs in by it; undefined for any other. */
function fullAddress(address: string, base: string): string | undefined {
  const url = parseLink(address, base, ['http:', 'https:']);
  if (!url) return undefined;
  url.username = '';
  url.password = '';
  return url.href;
}

/** Returns the page's own address as it wants to be known, without the part that is scrolled to. */
function pageAddress(): string {
  const here = location.href.replace(/#.*/s, '');
  const canonical = document.querySelector<HTMLLinkElement>('link[rel~=canonical][href]');
  return fullAddress(canonical?.href ?? '', here) ?? here;
}

/**
 * Reads what a block shares: the platform says it in attributes, neutral markup in JSON. What is
 * missing is the page's own: its canonical address and its title. An address that is none gets the
 * default, after a warning.
 */
export function readShare({ node, block, warn }: ReadScope): ShareModel {
  const { fullUrl, title, assetUrl } = node.dataset;
  const isPlatform = node.dataset.block === undefined;
  const json: unknown = isPlatform ? { url: fullUrl, title, image: assetUrl } : block.json;
  const said = readFields(json, fields, warn);
  const page = pageAddress();
  const address = (name: 'url' | 'image', fallback: string) =>
    readField(
      name,
      said[name],
      { read: (value) => fullAddress(String(value), page), fallback },
      warn,
    );
  const image = address('image', '');
  return {
    url: address('url', page),
    title: said.title || document.title,
    image,
    services: said.services ?? USUAL.filter((name) => image || name !== 'pinterest'),
    isEmpty: !node.textContent?.trim() && !node.querySelector('a,button,img,svg'),
  };
}
