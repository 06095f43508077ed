import { parseLink } from '#page/links/parseLink';

const HOST = /(?:^|\.)soundcloud\.com$/;

/** Returns the address of a sound, or of a list of sounds, at SoundCloud; undefined for any other text. */
export function soundCloudAddress(text: string): URL | undefined {
  const address = parseLink(text, 'https://-', ['http:', 'https:']);
  const isSound = address && HOST.test(address.hostname) && address.pathname.length > 1;
  return isSound ? address : undefined;
}
