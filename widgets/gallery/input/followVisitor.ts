import type { Scope } from '#engine/scope';
import { syncAddress } from '../address/address';
import { type Autoplay, createAutoplay } from '../autoplay/autoplay';
import { showRotation } from '../autoplay/showRotation';
import type { Layout } from '../layouts/layout';
import type { GalleryModel } from '../model/read';
import type { GalleryStore } from '../state/state';
import { watchGestures } from './gestures/watchGestures';
import { createGalleryKeys } from './keys/createGalleryKeys';

/** The gallery that a visitor moves. */
interface FollowOptions {
  model: GalleryModel;
  store: GalleryStore;
  layout: Layout;
  scope: Scope;
  isRtl: boolean;
  /** Slides begin or cease to change by themselves. Told once at the start. */
  rotates(isRunning: boolean): void;
}

/** Starts autoplay with its button, where the gallery has it. */
function startAutoplay({ model, store, scope, rotates }: FollowOptions): Autoplay | undefined {
  const { node, slides, options } = model;
  if (!options.autoplay || slides.length < 2) {
    rotates(false);
    return undefined;
  }
  const autoplay = createAutoplay({
    store,
    node,
    options: options.autoplayOptions,
    scope,
    changed() {
      rotates(autoplay.isRunning);
      rotation.refresh();
    },
  });
  const rotation = showRotation(model, autoplay, scope);
  rotates(autoplay.isRunning);
  return autoplay;
}

/** Lets the arrow keys step while the gallery is on the screen. */
function watchKeys({ model, store, scope, isRtl }: FollowOptions): void {
  const { runtime, own } = scope;
  const { node, options } = model;
  let isOnScreen = false;
  own(
    runtime.visibility.watch(node, (isSeen) => {
      isOnScreen = isSeen;
    }),
  );
  own(
    runtime
      .part(createGalleryKeys)
      .watch({ node, store, keys: options.keys, isRtl, isOnScreen: () => isOnScreen }),
  );
}

/** Lets time, fingers, keys and the address move a gallery of slides in turn; returns its autoplay. */
export function followVisitor(follow: FollowOptions): Autoplay | undefined {
  const { model, store, layout, scope, isRtl } = follow;
  const { root, slides, options } = model;
  const autoplay = startAutoplay(follow);
  // The browser moves by itself what scrolls.
  if (!layout.isScrolled) {
    watchGestures({
      node: root,
      store,
      layout,
      scope,
      isRtl,
      width: () => root.clientWidth,
      held: (isHeld) => autoplay?.setReason('held', isHeld),
    });
  }
  if (options.keyboard) watchKeys(follow);
  if (options.historyHash) {
    syncAddress(slides, store, scope, () => root.scrollIntoView({ block: 'nearest' }));
  }
  return autoplay;
}
