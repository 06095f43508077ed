import type { Cancel, Clock } from '../clock';
import type { Embed } from './parseEmbed';
import { providerOf } from './providers';
import type { VideoMode } from './videos';

/** The place of what lies over a video's box: inline, so that no style sheet is waited for. */
export const OVER_THE_BOX = { position: 'absolute', inset: '0', width: '100%', height: '100%' };

const UNSEEN = 'inset(50%)';

/** How long a frame may take before the way to the provider's own page is shown, in milliseconds. */
const SLOW_MS = 10_000;

/** What a player may do in the page; `autoplay` only for a visitor who asked. */
const ALLOWED = 'encrypted-media; fullscreen';

export interface PlayerOptions {
  embed: Exclude<Embed, { type: 'invalid' }>;
  mode: VideoMode;
  title: string;
  /** The words of the link to the provider's own page. */
  watch: string;
  /** The visitor asked for this video: it may play by itself. */
  isAsked: boolean;
  clock: Clock;
}

/** A provider's player in a frame of its own. */
export interface Player {
  /** Ours, to be put into the box of the video. */
  readonly node: HTMLElement;
  readonly frame: HTMLIFrameElement;
  /** Asks it to play, when it is here. */
  play(): void;
  /** Asks it to pause; false where it does not listen to us. */
  pause(): boolean;
  remove(): void;
}

/** The player's address: with what it needs to listen, and nothing that starts it unasked. */
export function playerAddress(embedded: URL, isAsked: boolean, page: string): URL {
  const address = new URL(embedded);
  const provider = providerOf(address);
  const parameters = address.searchParams;
  if (!isAsked && parameters.has('autoplay')) parameters.delete('autoplay');
  if (!provider) return address;
  const { origin } = new URL(page);
  for (const [name, value] of Object.entries(provider.listening(origin))) {
    parameters.set(name, value);
  }
  if (isAsked) parameters.set('autoplay', '1');
  return address;
}

/**
 * The place and size of a frame: the whole box, or keeping its shape within the box or covering
 * it, in its middle. By container units, which follow the box without a listener.
 *
 * @param aspect Height in percent of the width.
 */
export function frameStyle(mode: VideoMode, aspect: number): Readonly<Record<string, string>> {
  const whole = { ...OVER_THE_BOX, maxWidth: 'none', maxHeight: 'none', border: '0' };
  if (mode === 'none') return whole;
  const choose = mode === 'fill' ? 'max' : 'min';
  return {
    ...whole,
    inset: '50% auto auto 50%',
    width: `${choose}(100cqw, ${10_000 / aspect}cqh)`,
    height: `${choose}(100cqh, ${aspect}cqw)`,
    translate: '-50% -50%',
  };
}

export function createPlayer(options: PlayerOptions): Player {
  const { embed, mode, title, isAsked, clock } = options;
  const address = playerAddress(embed.address, isAsked, location.href);
  const provider = providerOf(address);

  const node = document.createElement('div');
  node.className = 'skerry-video-player';
  Object.assign(node.style, OVER_THE_BOX, {
    overflow: 'hidden',
    containerType: 'size',
    background: '#000',
  });

  const link = document.createElement('a');
  link.className = 'skerry-video-link';
  link.href = provider?.watchAddress(address) ?? address.href;
  link.textContent = options.watch;
  link.target = '_blank';
  link.rel = 'noopener';
  Object.assign(link.style, {
    position: 'absolute',
    insetBlockStart: '0.5rem',
    insetInlineStart: '0.5rem',
    zIndex: '1',
    padding: '0.5em 0.75em',
    background: '#000',
    color: '#fff',
    clipPath: UNSEEN,
  });
  const showLink = () => {
    link.style.clipPath = '';
  };
  /** The frame did not come: the link stays. Else it shows to who comes to it by the keyboard. */
  let isNeeded = false;
  const needLink = () => {
    isNeeded = true;
    showLink();
  };
  link.addEventListener('focus', showLink);
  link.addEventListener('blur', () => {
    if (!isNeeded) link.style.clipPath = UNSEEN;
  });

  const frame = document.createElement('iframe');
  frame.title = title;
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.allow = isAsked ? `autoplay; ${ALLOWED}` : ALLOWED;
  frame.loading = isAsked ? 'eager' : 'lazy';
  // A browser without container units fills the box.
  Object.assign(frame.style, frameStyle('none', embed.aspect));
  Object.assign(frame.style, frameStyle(mode, embed.aspect));

  let isHere = false;
  let wantsPlay = isAsked;
  const tell = (command: unknown) => {
    if (provider && isHere) frame.contentWindow?.postMessage(command, address.origin);
  };
  const cancels: Cancel[] = [];
  if (isAsked) cancels.push(clock.after(SLOW_MS, () => isHere || needLink()));
  frame.addEventListener('load', () => {
    isHere = true;
    if (wantsPlay) tell(provider?.play);
  });
  const onViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    const isFrame = /^(frame|child|default)-src$/.test(effectiveDirective);
    if (isFrame && blockedURI.startsWith(address.origin)) needLink();
  };
  document.addEventListener('securitypolicyviolation', onViolation);
  cancels.push(() => document.removeEventListener('securitypolicyviolation', onViolation));
  if (!navigator.onLine) needLink();

  frame.src = address.href;
  node.append(link, frame);
  return {
    node,
    frame,
    play() {
      wantsPlay = true;
      tell(provider?.play);
    },
    pause() {
      wantsPlay = false;
      tell(provider?.pause);
      return !!provider;
    },
    remove() {
      for (const cancel of cancels) cancel();
      node.remove();
    },
  };
}
