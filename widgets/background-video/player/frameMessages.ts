/** How a provider's player is told what to do, and what it tells. */
export interface FrameLanguage {
  /** What its address takes for a film that nobody hears or leads. */
  parameters: Readonly<Record<string, string>>;
  /** What it is told first, for it to tell of itself. */
  hello: readonly unknown[];
  play: unknown;
  pause: unknown;
  setSpeed(speed: number): unknown;
}

const command = (func: string, ...args: unknown[]) =>
  JSON.stringify({ event: 'command', func, args });

const youTube = (address: URL): FrameLanguage => ({
  parameters: {
    autoplay: '1',
    mute: '1',
    loop: '1',
    // Without a list of itself it does not begin anew.
    playlist: address.pathname.split('/').at(-1) ?? '',
    controls: '0',
    disablekb: '1',
    playsinline: '1',
    rel: '0',
    enablejsapi: '1',
    origin: location.origin,
  },
  hello: [JSON.stringify({ event: 'listening' }), command('addEventListener', 'onStateChange')],
  play: command('playVideo'),
  pause: command('pauseVideo'),
  setSpeed: (speed) => command('setPlaybackRate', speed),
});

const vimeo: FrameLanguage = {
  parameters: { background: '1', autoplay: '1', muted: '1', loop: '1', autopause: '0' },
  hello: ['playing', 'bufferstart'].map((value) => ({ method: 'addEventListener', value })),
  play: { method: 'play' },
  pause: { method: 'pause' },
  setSpeed: (value) => ({ method: 'setPlaybackRate', value }),
};

/** Returns the language of the player at an address of YouTube's or Vimeo's. */
export const languageOf = (address: URL): FrameLanguage =>
  address.hostname === 'player.vimeo.com' ? vimeo : youTube(address);

/** What a state of YouTube's is called. */
const YOUTUBE_STATES: Readonly<Record<number, 'playing' | 'buffering'>> = {
  1: 'playing',
  3: 'buffering',
};

/** Reads what a player tells; undefined for what is of no interest, or no message of a player. */
export function readMessage(data: unknown): 'playing' | 'buffering' | undefined {
  let message: { event?: unknown; info?: unknown };
  try {
    message = Object(typeof data === 'string' ? JSON.parse(data) : data);
  } catch {
    return undefined;
  }
  const { event, info } = message;
  if (event === 'playing') return event;
  if (event === 'bufferstart') return 'buffering';
  const state = event === 'infoDelivery' ? Object(info).playerState : info;
  if (event !== 'onStateChange' && event !== 'infoDelivery') return undefined;
  return typeof state === 'number' ? YOUTUBE_STATES[state] : undefined;
}
