import type { Warn } from '#engine/scope';
import { isAspect } from '#media/videos/ratios';
import { parseLink } from '#page/links/parseLink';
import { parseVariants, type Variant } from './variants';

/** A film of the site's own, as the platform's server has it. */
export interface NativeFile {
  /** Returns the full address of a file of it: a variant, the playlist, the picture. */
  addressOf(name: string): string;
  codecs: { video: string; audio: string | undefined };
  /** Smallest first; empty where the server names none. */
  variants: readonly Variant[];
  /** Height in percent of the width, where the server says it. */
  aspect: number | undefined;
}

type Fields = Readonly<Record<string, unknown>>;

const PLACE = '{variant}';
const WEB = ['http:', 'https:'];

/** Returns what is a text, and not an empty one. */
export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value ? value : undefined;

/** Returns a full address of http or https; undefined for any other. */
export const webAddress = (text: string): string | undefined =>
  parseLink(text, document.baseURI, WEB)?.href;

/** Reads the fields of an attribute's JSON; none where it is absent or `null`, or, after a warning, junk. */
export function readAttributeFields(node: Element, attribute: string, warn: Warn): Fields {
  const text = node.getAttribute(attribute);
  if (!text) return {};
  try {
    const value: unknown = JSON.parse(text);
    if (value === null) return {};
    if (typeof value === 'object' && !Array.isArray(value)) return value as Fields;
    warn(attribute, 'is not an object');
  } catch (error) {
    warn(attribute, `${error}`);
  }
  return {};
}

/** Reads a film out of an attribute's JSON; null, after a warning, where there is nothing to play. */
export function readNativeFile(node: Element, attribute: string, warn: Warn): NativeFile | null {
  const fields = readAttributeFields(node, attribute, warn);
  const content = Object(fields.structuredContent) as Fields;
  /** Newer pages say it twice. */
  const field = (name: string) => fields[name] ?? content[name];

  const template = textOf(field('alexandriaUrl')) ?? '';
  if (!template.includes(PLACE) || !webAddress(template.replace(PLACE, ''))) {
    warn(`${attribute}.alexandriaUrl`, 'is no address with {variant}');
    return null;
  }
  const variants = parseVariants(fields.systemDataVariants);
  if (!variants.length) warn(`${attribute}.systemDataVariants`, 'names no size');
  const aspect = 100 / Number(field('aspectRatio'));
  return {
    addressOf: (name) => webAddress(template.replace(PLACE, () => name)) ?? '',
    codecs: { video: textOf(field('videoCodec')) ?? 'h264', audio: textOf(field('audioCodec')) },
    variants,
    aspect: isAspect(aspect) ? aspect : undefined,
  };
}
