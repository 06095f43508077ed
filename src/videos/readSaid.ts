import type { Embed } from './parseEmbed';
import { parseEmbed } from './parseEmbed';
import { readCaption } from './readCaption';
import type { VideoMode, VideoOptions } from './videos';
import { warnOf } from './warnOf';

/** What a video's markup and whoever takes it say of it. */
export interface SaidOfVideo {
  embed: Embed;
  mode: VideoMode;
  /** Empty where nobody says one. */
  title: string;
  /** The server's words for this one video, where it has some. */
  localized: { invalidVideo?: string; playButton?: string };
}

const MODES = new Set<unknown>(['none', 'fit', 'fill'] satisfies VideoMode[]);

const isMode = (mode: unknown): mode is VideoMode => MODES.has(mode);

function readLocalized(node: HTMLElement): SaidOfVideo['localized'] {
  const json = node.dataset.localized;
  if (!json) return {};
  try {
    const said: unknown = JSON.parse(json);
    const texts = Object.entries(Object(said)).filter(
      ([, text]) => text && typeof text === 'string',
    );
    return Object.fromEntries(texts);
  } catch (error) {
    warnOf(node, 'data-localized', `${error}`);
    return {};
  }
}

/** `fit`, `fill` or `none`; null and its word are none too. */
function readMode(node: HTMLElement, given: unknown): VideoMode {
  const mode = given ?? node.dataset.mode ?? 'none';
  if (isMode(mode)) return mode;
  if (mode !== 'null' && mode !== '') {
    warnOf(node, 'data-mode', `${JSON.stringify(mode)} can't be used, "none" is`);
  }
  return 'none';
}

/** Reads a `.sqs-video-wrapper[data-html]`. */
export function readSaid(node: HTMLElement, options: Partial<VideoOptions>): SaidOfVideo {
  const embed = parseEmbed(node.dataset.html ?? '', document.baseURI);
  const own = embed.type === 'invalid' ? '' : embed.title;
  const title = options.title ?? (readCaption(node) || own);
  return {
    embed,
    mode: readMode(node, options.mode),
    title: title.replace(/\s+/g, ' ').trim(),
    localized: readLocalized(node),
  };
}
