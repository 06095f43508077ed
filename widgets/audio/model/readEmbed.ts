import type { BlockScope } from '#engine/scope';
import { readFields } from '#page/fields/readFields';
import { oneOf, text, yesNo } from '#page/fields/reads';
import type { AudioModel } from './audioModel';
import { readTracks } from './readTracks';

const words = { read: text, fallback: '' };

const embedFields = {
  url: words,
  title: words,
  author: words,
  durationInMs: words,
  showDownload: { read: yesNo, fallback: false },
  // Any other word is the older of the two.
  designStyle: words,
  colorTheme: { read: oneOf('dark', 'light'), fallback: 'dark' as const },
};

/**
 * Reads a player of the platform's, `.sqs-audio-embed`, whose attributes say all. Null, after a warning,
 * for one without an address.
 */
export function readEmbed({ node, warn }: Pick<BlockScope, 'node' | 'warn'>): AudioModel | null {
  const { url, title, author, durationInMs, showDownload, designStyle, colorTheme } = readFields(
    { ...node.dataset },
    embedFields,
    warn,
  );
  const duration = Number(durationInMs) / 1000;
  const tracks = readTracks([{ address: url, title, author, duration, node: undefined }], warn);
  if (!tracks) return null;
  return {
    tracks,
    album: '',
    artwork: '',
    mayDownload: showDownload,
    audio: undefined,
    design: designStyle === 'minimal' ? 'minimal' : 'classic',
    theme: colorTheme,
  };
}
