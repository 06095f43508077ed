import type { ReadScope } from '#engine/scope';
import { readFields, type Said } from '#page/fields/readFields';
import { amount, oneOf, text, yesNo } from '#page/fields/reads';
import type { AudioModel } from './audioModel';
import { readTracks } from './readTracks';

const words = { read: text, fallback: '' };

export const optionFields = {
  title: words,
  author: words,
  album: words,
  artwork: words,
  duration: { read: amount, fallback: 0 },
  download: { read: yesNo, fallback: false },
  design: { read: oneOf('classic', 'minimal'), fallback: 'classic' as const },
  theme: { read: oneOf('dark', 'light'), fallback: 'dark' as const },
};

declare module '#engine/block/blockOptions' {
  interface BlockOptions {
    audio: Said<typeof optionFields>;
  }
}

const addressOf = (audio: HTMLAudioElement | null) =>
  audio?.getAttribute('src') ?? audio?.querySelector('source')?.getAttribute('src') ?? '';

/**
 * Reads a neutral player: the links of its list, else the address of its `<audio>`. Null, after a warning,
 * for one without an address.
 */
export function readNeutral({ node, block, warn }: ReadScope): AudioModel | null {
  const { title, author, album, artwork, duration, download, design, theme } = readFields(
    block.json,
    optionFields,
    warn,
  );
  const audio = node.querySelector('audio');
  const links = [...node.querySelectorAll<HTMLAnchorElement>('li a[href]')];
  const listed = links.map((link) => ({
    address: link.getAttribute('href') ?? '',
    title: link.textContent?.replace(/\s+/g, ' ').trim() ?? '',
    author: link.dataset.author ?? author,
    duration: Number(link.dataset.duration),
    node: link,
  }));
  const alone = { address: addressOf(audio), title, author, duration, node: undefined };
  const tracks = readTracks(links.length ? listed : [alone], warn);
  if (!tracks) return null;
  return {
    tracks,
    album: album || (links.length ? title : ''),
    artwork,
    mayDownload: download,
    audio: audio ?? undefined,
    design,
    theme,
  };
}
