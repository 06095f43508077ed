import type { Cancel } from '../../src/clock';
import type { Runtime } from '../../src/runtime';
import { syncAddress } from './address';
import { createAutoplay } from './autoplay';
import { watchGestures } from './gestures';
import { createInView } from './inView';
import { createGalleryKeys } from './keyboard';
import type { Layout } from './layout';
import type { GalleryModel } from './read';
import { showRotation } from './showRotation';
import type { GalleryStore } from './state';

interface FollowOptions {
  model: GalleryModel;
  store: GalleryStore;
  layout: Layout;
  runtime: Runtime;
  isRtl: boolean;
  /** Slides begin or cease to change by themselves. Told once at the start. */
  rotates(isRunning: boolean): void;
}

/** What makes a gallery of slides in turn go on: fingers, keys, the address and time. */
export function followVisitor({
  model: { node, root, slides, options },
  store,
  layout,
  runtime,
  isRtl,
  rotates,
}: FollowOptions): Cancel {
  const stops: Cancel[] = [];
  const { keys } = options;
  let isOnScreen = false;

  const autoplay =
    options.autoplay && slides.length > 1
      ? createAutoplay({
          store,
          node,
          options: options.autoplayOptions,
          runtime,
          changed() {
            rotates(autoplay?.isRunning === true);
            rotation?.refresh();
          },
        })
      : undefined;
  const rotation = autoplay && showRotation(root.parentElement ?? node, autoplay, runtime);
  if (autoplay && rotation) stops.push(rotation.stop, autoplay.destroy);
  rotates(autoplay?.isRunning === true);

  // The browser moves by itself what scrolls.
  if (!layout.isScrolled) {
    stops.push(
      watchGestures({
        node: root,
        store,
        layout,
        runtime,
        isRtl,
        width: () => root.clientWidth,
        held: (isHeld) => autoplay?.setHeld(isHeld),
      }),
    );
  }
  if (options.keyboard) {
    stops.push(
      runtime.part(createInView).watch(node, (isSeen) => {
        isOnScreen = isSeen;
      }),
      runtime
        .part(createGalleryKeys)
        .watch({ node, store, keys, isRtl, isOnScreen: () => isOnScreen }),
    );
  }
  if (options.historyHash) {
    stops.push(
      syncAddress(slides, store, runtime, () => root.scrollIntoView({ block: 'nearest' })),
    );
  }

  return () => {
    for (const stop of stops) stop();
  };
}
