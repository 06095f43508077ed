/** A site that plays videos in a frame, as far as its player can be talked to. */
export interface Provider {
  /** The commands for the frame, sent by `postMessage`. */
  play: unknown;
  pause: unknown;
  /** Returns the parameters that its player needs to listen, for the page's origin. */
  listening(origin: string): Readonly<Record<string, string>>;
  /** Returns the page of a video on the provider's own site; undefined for an address without one. */
  watchAddress(player: URL): string | undefined;
}

const youTubeCommand = (func: string) => JSON.stringify({ event: 'command', func, args: '' });

const youTube: Provider = {
  play: youTubeCommand('playVideo'),
  pause: youTubeCommand('pauseVideo'),
  listening: (origin) => ({ enablejsapi: '1', origin }),
  watchAddress({ pathname, searchParams }) {
    const id = /^\/embed\/([\w-]+)/.exec(pathname)?.[1];
    const list = searchParams.get('list');
    if (id === 'videoseries') {
      return list ? `https://www.youtube.com/playlist?list=${encodeURIComponent(list)}` : undefined;
    }
    return id && `https://www.youtube.com/watch?v=${id}`;
  },
};

const vimeo: Provider = {
  play: { method: 'play' },
  pause: { method: 'pause' },
  listening: () => ({}),
  watchAddress({ pathname, searchParams }) {
    const id = /^\/video\/(\d+)/.exec(pathname)?.[1];
    // A video that is not listed is found by its hash alone.
    const hash = searchParams.get('h');
    return id && `https://vimeo.com/${id}${hash && /^\w+$/.test(hash) ? `/${hash}` : ''}`;
  },
};

const HOSTS: readonly (readonly [host: RegExp, provider: Provider])[] = [
  [/^(?:(?:www|m)\.)?youtube(?:-nocookie)?\.com$/, youTube],
  [/^player\.vimeo\.com$/, vimeo],
];

export const providerOf = ({ hostname }: URL): Provider | undefined =>
  HOSTS.find(([host]) => host.test(hostname))?.[1];
