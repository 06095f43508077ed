import { whenIdle } from '#engine/slices';
import { GALLERY_RESIZE_MS } from '#media/images/imageOptions';
import { createResizes } from '#media/images/loading/createResizes';
import type { Size } from '#page/geometry/size';
import type { CreateLayout, Layout, Stage } from './layout';

/**
 * Makes a layout, keeps it fitted to its root, and locks the gallery while it moves. A root
 * without a size (in a closed tab) is fitted when it has one.
 */
export function driveLayout(
  create: CreateLayout,
  given: Omit<Stage, 'size' | 'later'>,
  onChange?: () => void,
): Layout {
  const { root, store, scope } = given;
  const { runtime } = scope;
  let size: Size = { width: 0, height: 0 };
  const layout = create({
    ...given,
    get size() {
      return size;
    },
    later(run) {
      whenIdle(runtime.clock).then(() => scope.isEnded || run());
    },
  });

  const refit = () => {
    const { clientWidth: width, clientHeight: height } = root;
    if (!width || (width === size.width && height === size.height)) return;
    size = { width, height };
    layout.fit();
    onChange?.();
  };
  refit();
  scope.own(runtime.part(createResizes).watch([root], GALLERY_RESIZE_MS, refit));
  scope.own(
    store.listen({
      changed(change) {
        const motions = layout.change?.(change) ?? [];
        if (motions.length) {
          const end = store.begin();
          // One that is cancelled has ended as well.
          Promise.allSettled(motions.map(({ finished }) => finished)).then(() => {
            if (!scope.isEnded) end();
          });
        }
        onChange?.();
      },
    }),
  );
  return layout;
}
