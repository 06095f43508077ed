import type { Warn } from '#engine/scope';
import { parseLink } from '#page/links/parseLink';
import type { AudioModel, Track } from './audioModel';

/**
 * Returns the tracks that have an address of http or https; of the others it warns. Undefined for none. A
 * duration that is no number above 0 is not known.
 */
export function readTracks(
  sent: readonly (Omit<Track, 'duration'> & { duration: number })[],
  warn: Warn,
): AudioModel['tracks'] | undefined {
  const tracks = sent.flatMap(({ address, duration, ...others }) => {
    const url = address ? parseLink(address, document.baseURI, ['http:', 'https:']) : undefined;
    if (url) {
      const known = duration > 0 && Number.isFinite(duration) ? duration : undefined;
      return [{ ...others, address: url.href, duration: known }];
    }
    warn('address', `${JSON.stringify(address)} of a recording is none of http or https`);
    return [];
  });
  const [first, ...rest] = tracks;
  if (first) return [first, ...rest];
  if (!sent.length) warn('address', 'there is no recording; left as it is');
  return undefined;
}
