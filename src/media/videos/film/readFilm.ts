import { parseLink } from '#page/links/parseLink';

/** A film that a link leads to. */
export interface Film {
  /** A player of a provider, for a frame; or a file, for the browser's own player. */
  kind: 'player' | 'file';
  address: URL;
}

const FILE = /\.(mp4|m4v|webm|ogv|mov)$/i;

const YOUTUBE = /^(?:(?:www|m|music)\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be)$/;
const YOUTUBE_ID = /^[\w-]{6,20}$/;

const VIMEO = /^(?:www\.|player\.)?vimeo\.com$/;

/** Reads a time as links have it, `90`, `90s` or `1h2m3s`, in seconds; 0 for anything else. */
function secondsOf(text: string | null): number {
  const [, hours, minutes, seconds] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(text ?? '') ?? [];
  const total = Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
  return Number.isSafeInteger(total) ? total : 0;
}

function youTubePlayer(
  { hostname, pathname, searchParams }: URL,
  hasNoCookie: boolean,
): URL | undefined {
  const [first, second] = pathname.split('/').filter(Boolean);
  const isNamed = /^(embed|shorts|live|v)$/.test(first ?? '');
  const id =
    hostname === 'youtu.be' ? first : isNamed ? second : (searchParams.get('v') ?? undefined);
  if (!id || !YOUTUBE_ID.test(id)) return undefined;
  const isPrivate = hasNoCookie || hostname.endsWith('youtube-nocookie.com');
  const host = isPrivate ? 'www.youtube-nocookie.com' : 'www.youtube.com';
  const player = new URL(`https://${host}/embed/${id}`);
  const start = secondsOf(searchParams.get('t') ?? searchParams.get('start'));
  if (start) player.searchParams.set('start', `${start}`);
  return player;
}

function vimeoPlayer({ pathname, searchParams }: URL): URL | undefined {
  const [, id, after] = /\/(\d{3,15})(?:\/([\da-f]+))?\/?$/.exec(pathname) ?? [];
  if (!id) return undefined;
  const player = new URL(`https://player.vimeo.com/video/${id}`);
  // A film that is not listed is found by its hash alone.
  const hash = after ?? searchParams.get('h');
  if (hash && /^[\da-f]+$/.test(hash)) player.searchParams.set('h', hash);
  return player;
}

/**
 * Reads the film that a link leads to: a page or a player of YouTube or Vimeo, or a file (mp4, m4v,
 * webm, ogv, mov). Undefined for any other address, and for one that is not http or https.
 *
 * @param base The page's full address.
 * @param hasNoCookie YouTube's player comes from the host that sets no cookie before it plays.
 */
export function readFilm(href: string, base: string, hasNoCookie: boolean): Film | undefined {
  const link = parseLink(href, base, ['http:', 'https:']);
  if (!link || link.username || link.password) return undefined;
  const player = YOUTUBE.test(link.hostname)
    ? youTubePlayer(link, hasNoCookie)
    : VIMEO.test(link.hostname)
      ? vimeoPlayer(link)
      : undefined;
  if (player) return { kind: 'player', address: player };
  return FILE.test(link.pathname) ? { kind: 'file', address: link } : undefined;
}
