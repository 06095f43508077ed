import type { Cancel } from '../../src/clock';
import { createKeyThrottle, KEY_THROTTLE_MS } from './createKeyThrottle';
import { isPlain } from './isPlain';
import type { LightboxControl } from './lightboxControl';

/** Where arrow keys move a caret or a player, not the lightbox. */
const TYPING =
  'input, textarea, select, iframe, video, audio, [contenteditable]:not([contenteditable="false"])';

/**
 * The arrow keys go to the item on their side, throttled to one in 200 ms. Escape is heard by all
 * that is open together (`src/overlays`).
 */
export function watchKeys({ layer, runtime, isRtl, step }: LightboxControl): Cancel {
  const throttle = createKeyThrottle(runtime.clock, KEY_THROTTLE_MS);
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target, defaultPrevented } = event;
    const side = { ArrowLeft: -1, ArrowRight: 1 }[key];
    if (!side || defaultPrevented || event.isComposing || !isPlain(event)) return;
    // Something is open over the lightbox, or it is closing.
    if (layer.inert || !(target instanceof Element) || target.closest(TYPING)) return;
    if (target !== document.body && !layer.contains(target)) return;
    event.preventDefault();
    throttle(() => step(isRtl ? -side : side));
  };
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}
