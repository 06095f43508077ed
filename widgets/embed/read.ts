import type { ReadScope } from '#engine/scope';
import { checkPlayer } from '#media/sounds/checkPlayer';
import { soundCloudAddress } from '#media/sounds/soundCloudAddress';
import { type Read, readFields, type Said } from '#page/fields/readFields';
import { amount, text } from '#page/fields/reads';
import { parseLink } from '#page/links/parseLink';
import { sounds } from '#texts/media/sounds';
import type { Embed, FrameEmbed } from './embed';
import { findStranger } from './findStranger';

/** The height of SoundCloud's player of one sound, in CSS pixels. */
const SOUND_HEIGHT = 166;

const address: Read<string> = (value) => {
  const url =
    typeof value === 'string' ? parseLink(value, location.href, ['https:', 'http:']) : undefined;
  return url && !url.username && !url.password ? url.href : undefined;
};

const size: Read<number> = (value) => {
  const number = amount(Number(value));
  return number && number > 0 ? number : undefined;
};

export const fields = {
  html: { read: text, fallback: '' },
  url: { read: address, fallback: '' },
  title: { read: text, fallback: '' },
  width: { read: size, fallback: undefined },
  height: { read: size, fallback: undefined },
};

declare module '#engine/block/blockOptions' {
  interface BlockOptions {
    embed: Said<typeof fields>;
  }
}

const siteOf = (address: string): string | undefined => {
  const { host, origin } = new URL(address);
  return origin === location.origin ? undefined : host;
};

/** Returns SoundCloud's player of a sound. */
function soundFrame(sound: URL, title: string, height?: number): FrameEmbed {
  const player = new URL('https://w.soundcloud.com/player/');
  player.searchParams.set('url', sound.href);
  return {
    kind: 'frame',
    address: player.href,
    site: 'SoundCloud',
    title,
    width: undefined,
    height: height ?? SOUND_HEIGHT,
    link: sound.href,
  };
}

/** Reads the platform's block of a sound, whose address is one of SoundCloud's. */
function readSound({ node, warn }: ReadScope): Embed | null {
  const sound = soundCloudAddress(node.dataset.url ?? '');
  if (sound) return soundFrame(sound, node.dataset.title ?? '');
  warn('data-url', sounds.badSoundCloud);
  return null;
}

/** Reads what a block is to show: HTML, a frame or a sound. Null, after a warning, for one that says nothing. */
export function readEmbed(scope: ReadScope): Embed | null {
  const { node, block, warn } = scope;
  if (node.matches('.sqs-audio-embed')) return readSound(scope);
  const { html, url, title, width, height } = readFields(block.json, fields, warn);
  checkPlayer(html, 'html', warn);
  if (html) return { kind: 'html', html, site: findStranger(html, location.host) };
  if (!url) {
    warn('url', 'is missing, and so is html; left as it is');
    return null;
  }
  const sound = soundCloudAddress(url);
  if (sound && new URL(url).hostname !== 'w.soundcloud.com') {
    return soundFrame(sound, title, height);
  }
  return { kind: 'frame', address: url, site: siteOf(url), title, width, height, link: undefined };
}
