import type { BlockScope } from '#engine/scope';
import type { AudioModel } from './audioModel';
import { readTracks } from './readTracks';

const textOf = (node: Element, selector: string) =>
  node.querySelector(selector)?.textContent?.trim() ?? '';

/**
 * Reads an album of the platform's, `.sqs-audio-playlist`. Null, after a warning, for one without a track
 * that can be played.
 */
export function readAlbum({ node, warn }: Pick<BlockScope, 'node' | 'warn'>): AudioModel | null {
  const sent = [...node.querySelectorAll<HTMLElement>('.track')].map((track) => ({
    address: track.dataset.url ?? track.querySelector('a[href]')?.getAttribute('href') ?? '',
    title: track.dataset.title ?? textOf(track, '.title'),
    author: track.dataset.artist ?? textOf(track, '.artist'),
    duration: Number(track.dataset.durationInMs) / 1000,
    node: track,
  }));
  const tracks = readTracks(sent, warn);
  if (!tracks) return null;
  return {
    tracks,
    album: textOf(node, '.album-title'),
    artwork: node.querySelector<HTMLImageElement>('.album-cover img')?.src ?? '',
    // Each track has its own link, where its owner allows it.
    mayDownload: false,
    audio: undefined,
    design: 'minimal',
    theme: node.closest('.has-main-media') ? 'light' : 'dark',
  };
}
