import type { BlockScope } from '#engine/scope';
import { waitForConsent } from '#media/images/loading/waitForConsent';
import { readCaption } from '#media/videos/embed/readCaption';
import { makeRoom } from '#media/videos/makeRoom';
import { addSources } from '#media/videos/native/addSources';
import { FALLBACK_ASPECT } from '#media/videos/ratios';
import { shareTheStage } from '#media/videos/shareTheStage';
import { prefersReducedMotion } from '#page/motion/reducedMotion';
import { videos as english } from '#texts/media/videos';
import { siteTexts } from '#texts/siteTexts';
import type { NativeVideo } from './readNative';

/** Creates the browser's player. Nothing but the picture is loaded before it plays. */
function createVideo({ settings }: NativeVideo, label: string): HTMLVideoElement {
  const video = document.createElement('video');
  const autoplay = settings.autoplay && !prefersReducedMotion();
  video.className = 'skerry-native-video';
  video.setAttribute('aria-label', label);
  video.setAttribute('playsinline', '');
  video.preload = 'none';
  video.loop = settings.loop;
  // The attribute is what browsers look at before they let a video play by itself.
  video.toggleAttribute('muted', settings.muted);
  video.muted = settings.muted;
  video.autoplay = autoplay;
  video.controls = settings.controls || !autoplay;
  video.tabIndex = 0;
  Object.assign(video.style, {
    position: 'absolute',
    inset: '0',
    width: '100%',
    height: '100%',
    background: '#000',
  });
  return video;
}

/**
 * Shows the picture before the film. One of a provider of videos waits for the visitor's consent: it
 * tells of the visitor as a player does.
 */
async function showPoster(video: HTMLVideoElement, poster: string, scope: BlockScope) {
  await waitForConsent(poster, scope);
  if (!scope.isEnded) video.poster = poster;
}

/**
 * Shows a film of the site's own in the browser's player. It plays by itself where the block says
 * so, and never under reduced motion. One without controls gets them where a visitor must start
 * it, and from whoever points at it or comes to it by the keyboard: what moves can be stopped. Returns
 * the player.
 */
export function mountNative(film: NativeVideo, scope: BlockScope): HTMLVideoElement {
  const { node, runtime, listen, own } = scope;
  makeRoom(node, film.aspect ?? FALLBACK_ASPECT, scope);
  const label = readCaption(node) || siteTexts(runtime, 'videos', english).untitled;
  const video = createVideo(film, label);
  showPoster(video, film.poster, scope).catch(scope.report);
  addSources(video, film, node.clientWidth || innerWidth);
  own(() => {
    // A video that is only taken out of the page goes on loading.
    video.pause();
    video.replaceChildren();
    video.load();
    video.remove();
  });
  shareTheStage(video, node, scope);
  const showControls = () => {
    video.controls = true;
  };
  listen(video, { pointerenter: showControls, focus: showControls });
  const place = node.querySelector<HTMLElement>('.native-video-player') ?? node;
  place.append(video);
  return video;
}
