import type { Cancel } from '../../src/clock';
import { createResizes } from '../../src/images/createResizes';
import type { Size } from '../../src/images/geometry';
import { GALLERY_RESIZE_MS } from '../../src/images/imageOptions';
import { whenIdle } from '../../src/slices';
import type { CreateLayout, Layout, Stage } from './layout';

/** A layout at work. */
export interface LayoutDriver {
  readonly layout: Layout;
  stop: Cancel;
}

/**
 * Makes a layout, keeps it fitted to its root, and locks the gallery while it moves. A root
 * without a size (in a closed tab) is fitted when it has one.
 */
export function driveLayout(
  create: CreateLayout,
  given: Omit<Stage, 'size' | 'later'>,
  onChange?: () => void,
): LayoutDriver {
  const { root, store, runtime } = given;
  let size: Size = { width: 0, height: 0 };
  let isStopped = false;
  const stage: Stage = {
    ...given,
    get size() {
      return size;
    },
    later(run) {
      whenIdle(runtime.clock).then(() => isStopped || run());
    },
  };
  const layout = create(stage);

  const refit = () => {
    const { clientWidth: width, clientHeight: height } = root;
    if (!width || (width === size.width && height === size.height)) return;
    size = { width, height };
    layout.fit();
    onChange?.();
  };
  refit();
  const stopResizes = runtime.part(createResizes).watch([root], GALLERY_RESIZE_MS, refit);

  const stopStore = store.listen({
    changed(change) {
      const motions = layout.change?.(change) ?? [];
      if (motions.length) {
        const end = store.begin();
        // One that is cancelled has ended as well.
        Promise.allSettled(motions.map(({ finished }) => finished)).then(() => {
          if (!isStopped) end();
        });
      }
      onChange?.();
    },
  });

  return {
    layout,
    stop() {
      isStopped = true;
      stopStore();
      stopResizes();
      layout.destroy();
    },
  };
}
