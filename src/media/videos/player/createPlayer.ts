import type { Scope } from '#engine/scope';
import { OVER_THE_BOX } from '../box/overTheBox';
import type { PlayableEmbed } from '../embed/parseEmbed';
import { type Provider, providerOf } from '../embed/providers';
import type { VideoMode } from '../embed/readVideo';
import { createWatchLink } from './createWatchLink';
import { frameStyle } from './frameStyle';
import { playerAddress } from './playerAddress';

/** The time after which a frame counts as missing and the link to the provider shows, in milliseconds. */
const SLOW_MS = 10_000;

/** The permissions of a player; `autoplay` is added only for a visitor who asked. */
const ALLOWED = 'encrypted-media; fullscreen';

export interface PlayerOptions {
  embed: PlayableEmbed;
  mode: VideoMode;
  title: string;
  /** The text of the link to the provider's own page. */
  watch: string;
  /** The visitor asked for this video: it may play by itself. */
  isAsked: boolean;
}

/** A provider's player in a frame of its own. */
export interface Player {
  /** Ours, to be put into the box of the video; it leaves it when the scope ends. */
  readonly node: HTMLElement;
  readonly frame: HTMLIFrameElement;
  /** Asks it to play, when it is here. */
  play(): void;
  /** Asks it to pause; false where it does not listen to us. */
  pause(): boolean;
}

/** Creates the frame; it loads when it has its address. */
function createFrame({ embed, mode, title, isAsked }: PlayerOptions): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.allow = isAsked ? `autoplay; ${ALLOWED}` : ALLOWED;
  frame.loading = isAsked ? 'eager' : 'lazy';
  // A browser without container units fills the box.
  Object.assign(frame.style, frameStyle('none', embed.aspect));
  Object.assign(frame.style, frameStyle(mode, embed.aspect));
  return frame;
}

/** Returns how to tell a player its commands; it hears none before it is here. */
function createCommands(
  frame: HTMLIFrameElement,
  { origin }: URL,
  provider: Provider | undefined,
  { listen }: Pick<Scope, 'listen'>,
) {
  let isHere = false;
  let isToPlay = false;
  const tell = (command: unknown) => {
    if (provider && isHere) frame.contentWindow?.postMessage(command, origin);
  };
  listen(frame, {
    load() {
      isHere = true;
      if (isToPlay) tell(provider?.play);
    },
  });
  return {
    isHere: () => isHere,
    tellPlay(play: boolean) {
      isToPlay = play;
      tell(play ? provider?.play : provider?.pause);
    },
  };
}

/** Creates a player, which lives as long as the scope. */
export function createPlayer(options: PlayerOptions, scope: Scope): Player {
  const { embed, isAsked } = options;
  const address = playerAddress(embed.address, isAsked, location.href);
  const provider = providerOf(address);

  const node = document.createElement('div');
  node.className = 'skerry-video-player';
  Object.assign(node.style, OVER_THE_BOX, {
    overflow: 'hidden',
    containerType: 'size',
    background: '#000',
  });
  scope.own(() => node.remove());

  const frame = createFrame(options);
  const { isHere, tellPlay } = createCommands(frame, address, provider, scope);
  if (isAsked) tellPlay(true);

  const href = provider?.watchAddress(address) ?? address.href;
  const link = createWatchLink(href, options.watch, scope);
  if (isAsked) scope.after(SLOW_MS, () => isHere() || link.show());
  scope.listen(document, {
    securitypolicyviolation({ effectiveDirective, blockedURI }) {
      const isFrame = /^(frame|child|default)-src$/.test(effectiveDirective);
      if (isFrame && blockedURI.startsWith(address.origin)) link.show();
    },
  });
  if (!navigator.onLine) link.show();

  frame.src = address.href;
  node.append(link.node, frame);
  return {
    node,
    frame,
    play: () => tellPlay(true),
    pause() {
      tellPlay(false);
      return !!provider;
    },
  };
}
