import type { Scope } from '#engine/scope';
import { syncAddress } from '../address/address';
import { type Autoplay, createAutoplay } from '../autoplay/autoplay';
import { type Rotation, showRotation } from '../autoplay/showRotation';
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
  /** All slides are seen at once: nothing can move. */
  showsAll(): boolean;
}

/** A gallery that a visitor moves, and that may move by itself. */
export interface Followed {
  /** Absent where the gallery does not go on by itself. */
  readonly autoplay: Autoplay | undefined;
  /** Looks again whether all slides are seen. */
  update(): void;
}

/** Starts autoplay, where the gallery has it, with its button while there is something to stop. */
function startAutoplay(follow: FollowOptions): Followed {
  const { model, store, scope, rotates, showsAll } = follow;
  const { node, slides, options } = model;
  if (!options.autoplay || slides.length < 2) {
    rotates(false);
    return { autoplay: undefined, update() {} };
  }
  let rotation: Rotation | undefined;
  /** Of the button. */
  let shown: Scope | undefined;
  const autoplay = createAutoplay({
    store,
    node,
    options: options.autoplayOptions,
    scope,
    changed() {
      rotates(autoplay.isRunning);
      rotation?.refresh();
    },
  });
  const update = () => {
    const isWhole = showsAll();
    autoplay.setReason('whole', isWhole);
    if (isWhole) {
      shown?.destroy();
      shown = undefined;
    } else if (!shown) {
      shown = scope.begin();
      rotation = showRotation(model, autoplay, shown);
    }
  };
  update();
  rotates(autoplay.isRunning);
  return { autoplay, update };
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

/** Lets time, fingers, keys and the address move a gallery of slides in turn. */
export function followVisitor(follow: FollowOptions): Followed {
  const { model, store, layout, scope, isRtl } = follow;
  const { root, slides, options } = model;
  const followed = startAutoplay(follow);
  // The browser moves by itself what scrolls.
  if (!layout.isScrolled) {
    watchGestures({
      node: root,
      store,
      layout,
      scope,
      isRtl,
      width: () => root.clientWidth,
      held: (isHeld) => followed.autoplay?.setReason('held', isHeld),
    });
  }
  if (options.keyboard) watchKeys(follow);
  if (options.historyHash) {
    syncAddress(slides, store, scope, () => root.scrollIntoView({ block: 'nearest' }));
  }
  return followed;
}
