import { afterSheet } from '#engine/chunks/afterSheet';
import { createChunkAddress } from '#engine/chunks/chunkAddress';
import { createChunkLoader } from '#engine/chunks/chunkLoader';
import { createLeafFiles } from '#engine/chunks/leafFiles';
import { browserClock } from '#engine/clock';
import { fromDocument } from '#engine/document/fromDocument';
import { createErrorReporter } from '#engine/reporter/errorReporter';
import type { ServiceLoaders } from '#engine/runtime';
import { initializers } from '../initializers';
import { createSkerry } from './createSkerry';
import type { Skerry } from './skerry';

/** The build's list of all leaves. */
declare const LEAVES: string;

// Both engines share this mark, so that a page that includes both runs one. An element with this
// id makes no own property.
if (Object.hasOwn(window, 'Skerry')) {
  console.warn('Detected second run, this is bad.');
} else {
  const reporter = createErrorReporter(browserClock, () =>
    chunks.load('reporter', () => import('#engine/reporter/index')),
  );
  // Only known while the script runs for the first time.
  const script = fromDocument('currentScript') as HTMLScriptElement | null;
  const chunks = createChunkLoader(
    browserClock,
    reporter.report,
    createChunkAddress(script),
    script?.nonce ?? '',
    createLeafFiles(LEAVES),
  );
  const services: ServiceLoaders = {
    account: () => import('#services/account/index'),
    'audio-album': () => import('#widgets/audio/album/index'),
    'audio-session': () => import('#widgets/audio/session/index'),
    analytics: () => import('#services/analytics/index'),
    captcha: () => import('#forms/captcha/service/index'),
    cart: () => import('#commerce/cart/index'),
    'cart-saving': () => import('#commerce/cart/saving/index'),
    'cart-drawer': () => import('#widgets/cart/drawer/index'),
    checkout: () => import('#commerce/checkout/index'),
    debug: () => import('#services/debug/index'),
    comments: () => import('#services/comments/index'),
    experiments: () => import('#services/experiments/index'),
    fonts: () => import('#services/fonts/index'),
    'form-saving': () => import('#forms/saving/service/index'),
    formwork: () => import('#widgets/form/formwork/index'),
    gallery: () => import('#widgets/gallery/index'),
    handles: () => import('#services/handles/index'),
    images: () => import('#media/images/service/index'),
    later: () => import('../initializers/later/index'),
    http: () => import('#calls/http/index'),
    html: () => import('#page/html/index'),
    'like-sending': () => import('#widgets/like/sending/index'),
    'map-service': () => import('#widgets/map/google/index'),
    'map-popups': () => import('#widgets/map/popups/index'),
    'map-view': () => import('#widgets/map/view/index'),
    'map-tiles': () => import('#widgets/map/tiles/index'),
    money: () => import('#commerce/money/index'),
    motion: () => import('#services/motion/index'),
    rendering: () => import('#widgets/rendering/index'),
    posting: () => import('#forms/posting/service/index'),
    owner: () => import('#services/owner/index'),
    site: () => import('#services/siteSettings/index'),
    sanitizer: () => import('#page/html/sanitizer/index'),
    visitors: () => import('#services/visitors/index'),
    consent: () => import('#services/consent/index'),
    'cookie-banner': () => import('#widgets/cookie-banner/index'),
    'consent-manage': () => import('#widgets/cookie-banner/manage/index'),
    'announcement-bar': () => import('#widgets/announcement-bar/index'),
    'mobile-info-bar': () => import('#widgets/mobile-info-bar/index'),
    'popup-overlay': () => import('#widgets/popup-overlay/index'),
    dialog: () => import('#widgets/dialog/index'),
    lightbox: () => import('#widgets/lightbox/index'),
    login: () => import('#widgets/login/index'),
    rotation: () => import('#widgets/gallery/rotation/index'),
    video: () => import('#widgets/video/index'),
  };
  const loadSheets = () => chunks.load('sheets', () => import('#engine/chunks/sheets/index'));
  const styled = afterSheet(chunks, loadSheets);
  const skerry = createSkerry(browserClock, reporter, styled, initializers, services);
  window.Skerry = skerry;

  // Each on its own, so that one that throws is reported and hurts no other; all before the run.
  const use = (queued: (skerry: Skerry) => void) => queueMicrotask(() => queued(skerry));
  const page = window as { SkerryQueue?: { forEach?(take: typeof use): void } };
  // An element of that id has nothing to go through.
  page.SkerryQueue?.forEach?.(use);
  window.SkerryQueue = { push: use };

  const begin = async () => {
    if (!(window as Partial<typeof globalThis>).IntersectionObserver) {
      // Where it can't be had, that is reported, and the page stays as the server sent it.
      await chunks.load('observer', () => import('#engine/visibility/polyfill/index'));
    }
    if (fromDocument('readyState') === 'loading') addEventListener('DOMContentLoaded', skerry.init);
    else skerry.init();
  };
  queueMicrotask(begin);
}
