import { initializers } from '../initializers';
import { createChunkLoader } from './chunks/chunkLoader';
import { createLeafFiles } from './chunks/leafFiles';
import { browserClock } from './clock';
import { createSkerry } from './createSkerry';
import { createErrorReporter } from './reporter/errorReporter';
import type { ServiceLoaders } from './services/services';
import type { Skerry } from './skerry';

/** The build's list of all leaves. */
declare const LEAVES: string;

// Both engines share this mark, so that a page that includes both runs one. An element with this
// id makes no own property.
if (Object.hasOwn(window, 'Skerry')) {
  console.warn('Detected second run, this is bad.');
} else {
  const reporter = createErrorReporter(browserClock, () =>
    chunks.load('reporter', () => import('./reporter')),
  );
  // Only known while the script runs for the first time.
  const script = document.currentScript as HTMLScriptElement | null;
  const base = new URL('chunks/', script?.src || document.baseURI).href;
  const chunks = createChunkLoader(
    browserClock,
    reporter.report,
    base,
    script?.nonce ?? '',
    createLeafFiles(LEAVES),
  );
  const services: ServiceLoaders = {
    analytics: () => import('./analytics'),
    captcha: () => import('./captcha'),
    comments: () => import('./comments'),
    experiments: () => import('./experiments'),
    fonts: () => import('./fonts'),
    formwork: () => import('../widgets/formwork'),
    gallery: () => import('../widgets/gallery'),
    http: () => import('./http'),
    html: () => import('./html'),
    owner: () => import('./owner'),
    sanitizer: () => import('./sanitizer'),
    visitors: () => import('./visitors'),
    consent: () => import('../widgets/consent'),
    'cookie-banner': () => import('../widgets/cookie-banner'),
    'announcement-bar': () => import('../widgets/announcement-bar'),
    'mobile-info-bar': () => import('../widgets/mobile-info-bar'),
    'popup-overlay': () => import('../widgets/popup-overlay'),
    dialog: () => import('../widgets/dialog'),
    lightbox: () => import('../widgets/lightbox'),
    rotation: () => import('../widgets/rotation'),
    video: () => import('../widgets/video'),
  };
  const skerry = createSkerry(browserClock, reporter, chunks, initializers, services);
  window.Skerry = skerry;

  // Each on its own, so that one that throws is reported and hurts no other; all before the run.
  const use = (queued: (skerry: Skerry) => void) => queueMicrotask(() => queued(skerry));
  const { SkerryQueue } = window;
  window.SkerryQueue = { push: use };
  if (Array.isArray(SkerryQueue)) SkerryQueue.forEach(use);

  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', skerry.init);
  else queueMicrotask(skerry.init);
}
