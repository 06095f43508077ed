import type { Scope } from '#engine/scope';
import { hearFailedSources } from '#media/hearFailedSources';
import { addSources } from '#media/videos/native/addSources';
import { markMade } from '#page/marks/markMade';
import type { BackgroundModel } from '../model/backgroundModel';
import type { BackgroundPlayer, TellBackground } from './backgroundPlayer';
import { createSecondTry } from './createSecondTry';

/** Creates the browser's player in its place, with nothing to play yet. */
function createVideo(place: HTMLElement, { source }: BackgroundModel, { own }: Scope) {
  const video = document.createElement('video');
  markMade(video);
  video.className = 'skerry-background-film background-video';
  video.preload = 'none';
  video.setAttribute('playsinline', '');
  if (source.kind === 'native' && !place.parentElement?.querySelector('img'))
    video.poster = source.file.addressOf('thumbnail');
  place.append(video);
  own(() => {
    // One that is only taken out of the page goes on loading.
    video.pause();
    video.removeAttribute('src');
    video.replaceChildren();
    video.load();
    video.remove();
  });
  return video;
}

function addAddress(video: HTMLVideoElement, { source }: BackgroundModel): void {
  if (source.kind === 'native') addSources(video, source.file, video.clientWidth || innerWidth);
  else if (source.kind === 'file') video.src = source.address.href;
}

/** Plays a file, or what the server's own element has, until the scope ends. */
export function createFilm(
  place: HTMLElement,
  model: BackgroundModel,
  scope: Scope,
  tell: TellBackground,
): BackgroundPlayer {
  const { adopt, listen, own } = scope;
  const { source, speed, filter } = model;
  const sent = source.kind === 'element' ? source.video : undefined;
  const video = sent ?? createVideo(place, model, scope);
  let hasAddress = !!sent;
  // It is a picture that moves: nothing to be told of, and nothing to come to by keyboard.
  for (const [name, value] of [
    ['aria-hidden', 'true'],
    ['tabindex', '-1'],
    ['muted', ''],
    ['loop', ''],
  ] as const)
    adopt.attribute(video, name, value);
  adopt.style(video, 'filter', filter);
  const before = { muted: video.muted, playbackRate: video.playbackRate };
  own(() => {
    video.pause();
    Object.assign(video, before);
  });
  video.muted = true;
  listen(video, {
    playing: () => tell('playing'),
    waiting: () => tell('buffering'),
  });
  let isWanted = false;
  const start = () => {
    video.play().catch(({ name }: DOMException) => {
      if (name === 'AbortError' || scope.isEnded) return;
      // A phone that saves its battery refuses; it may be asked again.
      if (name === 'NotAllowedError') tell('refused');
      else fail();
    });
  };
  const again = () => {
    video.load();
    if (isWanted) start();
  };
  const fail = createSecondTry(scope, again, () => tell('failed'));
  hearFailedSources(video, fail, scope);
  listen(video, {
    emptied() {
      // Broken off before it was known what it is; `load` empties it, too, and goes on.
      if (video.networkState === video.NETWORK_EMPTY) fail();
    },
  });
  return {
    play() {
      isWanted = true;
      if (!hasAddress) addAddress(video, model);
      hasAddress = true;
      video.defaultPlaybackRate = speed;
      video.playbackRate = speed;
      // Its addresses have failed before anybody listened: it would wait for others.
      if (sent && sent.networkState === sent.NETWORK_NO_SOURCE) fail();
      else start();
    },
    pause() {
      isWanted = false;
      video.pause();
    },
  };
}
