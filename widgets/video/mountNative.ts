import { emit } from '../../src/events';
import type { Unmount } from '../../src/initializer';
import { prefersReducedMotion } from '../../src/reducedMotion';
import type { Runtime } from '../../src/runtime';
import { siteTexts } from '../../src/strings/siteTexts';
import { videos as english } from '../../src/strings/videos';
import { FALLBACK_ASPECT } from '../../src/videos/ratios';
import { readCaption } from '../../src/videos/readCaption';
import { roomFor } from '../../src/videos/roomFor';
import type { NativeVideo } from './readNative';
import { chooseVariant, PLAYLIST, variantName } from './variants';

const HLS = 'application/vnd.apple.mpegurl';

function addSource(video: HTMLVideoElement, address: string, type: string): void {
  const source = document.createElement('source');
  source.src = address;
  source.type = type;
  video.append(source);
}

/** Pixels of the screen for one of the page; one for who saves data. */
function pixelRatio(): number {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData ? 1 : devicePixelRatio;
}

/**
 * A film of the site's own in the browser's player. Nothing of it but its picture is loaded before
 * it plays. It plays by itself where the block says so, and never under reduced motion. One without
 * controls gets them where a visitor must start it, and from whoever points at it or comes to it
 * by the keyboard: what moves can be stopped.
 */
export function mountNative(node: HTMLElement, film: NativeVideo, runtime: Runtime): Unmount {
  const { settings, variants, codecs, addressOf } = film;
  const adoption = runtime.adopt();
  roomFor(node, film.aspect ?? FALLBACK_ASPECT, adoption);

  const video = document.createElement('video');
  const autoplay = settings.autoplay && !prefersReducedMotion();
  video.className = 'skerry-native-video';
  video.setAttribute(
    'aria-label',
    readCaption(node) || siteTexts(runtime, 'videos', english).untitled,
  );
  video.setAttribute('playsinline', '');
  video.preload = 'none';
  video.poster = film.poster;
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

  const place = node.querySelector<HTMLElement>('.native-video-player') ?? node;
  const drawn = (node.clientWidth || innerWidth) * pixelRatio();
  const variant = chooseVariant(variants, drawn);
  if (variant) addSource(video, addressOf(variantName(variant, codecs)), 'video/mp4');
  addSource(video, addressOf(PLAYLIST), HLS);

  const life = new AbortController();
  const { signal } = life;
  const showControls = () => {
    video.controls = true;
  };
  for (const type of ['pointerenter', 'focus']) {
    video.addEventListener(type, showControls, { signal });
  }
  /** One that plays by itself, without a sound, takes nobody's place. */
  const isBackground = () => autoplay && video.muted;
  let isShown = false;
  video.addEventListener(
    'play',
    () => {
      if (isShown || isBackground()) return;
      isShown = true;
      emit(node, 'videoshown', { node });
    },
    { signal },
  );
  const hide = () => {
    if (!isShown) return;
    isShown = false;
    emit(node, 'videohidden', { node });
  };
  for (const type of ['pause', 'ended']) video.addEventListener(type, hide, { signal });
  document.addEventListener(
    'skerry:videoshown',
    ({ target }) => {
      if (target !== node && !isBackground()) video.pause();
    },
    { signal },
  );

  place.append(video);
  return () => {
    life.abort();
    hide();
    // A video that is only taken out of the page goes on loading.
    video.pause();
    video.replaceChildren();
    video.load();
    video.remove();
    adoption.release();
  };
}
