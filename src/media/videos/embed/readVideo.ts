import { warnVideo } from '../warnVideo';
import { type Embed, type PlayableEmbed, parseEmbed } from './parseEmbed';
import { readCaption } from './readCaption';

/** The place of a video in its box: as the page puts it, within it, or covering it. */
export type VideoMode = 'none' | 'fit' | 'fill';

/** Options of a video, for whoever shows it. */
export interface VideoOptions {
  /** Default: none. */
  mode: VideoMode;
  /** Names the player and the button. Default: the block's caption, else the frame's title, else `Video`. */
  title: string;
  /** The visitor has asked for it: it plays at once, and that is consent for it. Default: false. */
  isAsked: boolean;
}

/** A video as its markup and its options have it. */
export interface ReadVideo {
  embed: Embed;
  mode: VideoMode;
  /** Empty where it has none. */
  title: string;
  isAsked: boolean;
  /** The server's texts for this one video, where it has some. */
  localized: { invalidVideo?: string; playButton?: string };
}

/** A video with an address to play. */
export type PlayableVideo = ReadVideo & { embed: PlayableEmbed };

const MODES = new Set<unknown>(['none', 'fit', 'fill'] satisfies VideoMode[]);

const isMode = (mode: unknown): mode is VideoMode => MODES.has(mode);

function readLocalized(node: HTMLElement): ReadVideo['localized'] {
  const json = node.dataset.localized;
  if (!json) return {};
  try {
    const fields: unknown = JSON.parse(json);
    const texts = Object.entries(Object(fields)).filter(
      ([, text]) => text && typeof text === 'string',
    );
    return Object.fromEntries(texts);
  } catch (error) {
    warnVideo(node, 'data-localized', `${error}`);
    return {};
  }
}

/** Reads `fit`, `fill` or `none`; null and its word are none too. */
function readMode(node: HTMLElement, given: unknown): VideoMode {
  const mode = given ?? node.dataset.mode ?? 'none';
  if (isMode(mode)) return mode;
  if (mode !== 'null' && mode !== '') {
    warnVideo(node, 'data-mode', `${JSON.stringify(mode)} can't be used, "none" is`);
  }
  return 'none';
}

/** Reads a `.sqs-video-wrapper[data-html]`. */
export function readVideo(node: HTMLElement, options: Partial<VideoOptions>): ReadVideo {
  const embed = parseEmbed(node.dataset.html ?? '', document.baseURI);
  const own = embed.type === 'invalid' ? '' : embed.title;
  const title = options.title ?? (readCaption(node) || own);
  return {
    embed,
    mode: readMode(node, options.mode),
    title: title.replace(/\s+/g, ' ').trim(),
    isAsked: options.isAsked ?? false,
    localized: readLocalized(node),
  };
}
