import type { Scope } from '#engine/scope';
import { markMade } from '#page/marks/markMade';
import type { BackgroundModel } from '../model/backgroundModel';
import type { BackgroundPlayer, TellBackground } from './backgroundPlayer';
import { languageOf, readMessage } from './frameMessages';

/**
 * Plays a film in a provider's player, which comes with the first `play()`, until the scope ends.
 *
 * @param address Of the player.
 * @param title What the frame is called.
 */
export function createFrame(
  place: HTMLElement,
  address: URL,
  title: string,
  { speed, filter }: BackgroundModel,
  { listen, own }: Scope,
  tell: TellBackground,
): BackgroundPlayer {
  const language = languageOf(address);
  const frame = document.createElement('iframe');
  markMade(frame);
  frame.className = 'skerry-background-frame background-video';
  frame.title = title;
  frame.tabIndex = -1;
  frame.setAttribute('aria-hidden', 'true');
  frame.allow = 'autoplay';
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.style.filter = filter;
  const room = document.createElement('div');
  markMade(room);
  room.className = 'skerry-background-room';
  const url = new URL(address);
  for (const [name, value] of Object.entries(language.parameters))
    url.searchParams.set(name, value);
  frame.src = url.href;

  let isHere = false;
  let isToPlay = false;
  const send = (...messages: readonly unknown[]) => {
    if (!isHere) return;
    for (const message of messages) frame.contentWindow?.postMessage(message, url.origin);
  };
  listen(frame, {
    load() {
      isHere = true;
      send(...language.hello, isToPlay ? language.play : language.pause);
    },
  });
  listen(window, {
    message({ source, origin, data }) {
      if (source !== frame.contentWindow || origin !== url.origin) return;
      const state = readMessage(data);
      if (!state) return;
      if (state === 'playing' && speed !== 1) send(language.setSpeed(speed));
      tell(state);
    },
  });
  own(() => room.remove());
  return {
    play() {
      isToPlay = true;
      if (!frame.isConnected) {
        room.append(frame);
        place.append(room);
      }
      send(language.play);
    },
    pause() {
      isToPlay = false;
      send(language.pause);
    },
  };
}
