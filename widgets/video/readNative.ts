import type { BlockScope, Warn } from '#engine/scope';
import { isAspect } from '#media/videos/ratios';
import { parseLink } from '#page/links/parseLink';
import { parseVariants, type Variant } from './variants';

/** A native video as its attributes have it. */
export interface NativeVideo {
  /** Returns the full address of a file of it: a variant, the playlist, the picture. */
  addressOf(name: string): string;
  codecs: { video: string; audio: string | undefined };
  /** Smallest first; empty where the server names none. */
  variants: readonly Variant[];
  /** Height in percent of the width, where the server says it. */
  aspect: number | undefined;
  poster: string;
  settings: {
    autoplay: boolean;
    loop: boolean;
    muted: boolean;
    /** False: it is a picture that moves. */
    controls: boolean;
  };
}

type Fields = Readonly<Record<string, unknown>>;

const PLACE = '{variant}';
const WEB = ['http:', 'https:'];

const textOf = (value: unknown) => (typeof value === 'string' && value ? value : undefined);

const webAddress = (text: string) => parseLink(text, document.baseURI, WEB)?.href;

/** Reads the fields of an attribute's JSON; none where it is absent or `null`, or, after a warning, junk. */
function readFieldsOf(node: Element, attribute: string, warn: Warn): Fields {
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

function readSettings(node: Element, warn: Warn): NativeVideo['settings'] {
  const fields = readFieldsOf(node, 'data-config-settings', warn);
  const flag = (name: string) => {
    const value = fields[name];
    if (typeof value === 'boolean') return value;
    if (value !== undefined && value !== null) {
      warn(`data-config-settings.${name}`, `${JSON.stringify(value)} can't be used, false is`);
    }
    return false;
  };
  return {
    autoplay: flag('autoPlay'),
    loop: flag('loop'),
    muted: flag('muted'),
    controls: fields.controls !== 'none' && fields.controls !== false,
  };
}

/** Reads a `.sqs-native-video`; null, after a warning, where there is nothing to play. */
export function readNative({ node, warn }: Pick<BlockScope, 'node' | 'warn'>): NativeVideo | null {
  const fields = readFieldsOf(node, 'data-config-video', warn);
  const content = Object(fields.structuredContent) as Fields;
  /** Newer pages say it twice. */
  const field = (name: string) => fields[name] ?? content[name];

  const template = textOf(field('alexandriaUrl')) ?? '';
  if (!template.includes(PLACE) || !webAddress(template.replace(PLACE, ''))) {
    warn('data-config-video.alexandriaUrl', 'is no address with {variant}');
    return null;
  }
  const addressOf = (name: string) => webAddress(template.replace(PLACE, () => name)) ?? '';
  const variants = parseVariants(fields.systemDataVariants);
  if (!variants.length) warn('data-config-video.systemDataVariants', 'names no size');
  const aspect = 100 / Number(field('aspectRatio'));
  const picture = textOf(readFieldsOf(node, 'data-config-thumbnail', warn).assetUrl);
  return {
    addressOf,
    codecs: { video: textOf(field('videoCodec')) ?? 'h264', audio: textOf(field('audioCodec')) },
    variants,
    aspect: isAspect(aspect) ? aspect : undefined,
    poster: (picture && webAddress(picture)) || addressOf('thumbnail'),
    settings: readSettings(node, warn),
  };
}
