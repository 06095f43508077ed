import type { Scope } from '#engine/scope';
import { isPlainPress } from '#page/press/isPlainPress';
import { usesKeys } from '#page/press/usesKeys';
import { createKeyThrottle, KEY_THROTTLE_MS } from './createKeyThrottle';
import type { LightboxControl } from './lightboxControl';

/**
 * Lets the arrow keys go to the item on their side, throttled to one in 200 ms. Escape is heard by
 * all that is open together, see `createOverlays`.
 */
export function watchKeys(scope: Scope, { layer, isRtl, step }: LightboxControl): void {
  const throttle = createKeyThrottle(scope.runtime.clock, KEY_THROTTLE_MS);
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target } = event;
    const side = { ArrowLeft: -1, ArrowRight: 1 }[key];
    if (!side || !isPlainPress(event)) return;
    // Something is open over the lightbox, or it is closing.
    if (layer.inert || !(target instanceof Element) || usesKeys(target)) return;
    if (target !== document.body && !layer.contains(target)) return;
    event.preventDefault();
    throttle(() => step(isRtl ? -side : side));
  };
  scope.listen(document, { keydown: onKeyDown });
}
