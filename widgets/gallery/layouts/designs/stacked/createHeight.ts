import type { Cancel } from '#engine/clock';
import type { Size } from '#page/geometry/size';
import { prefersReducedMotion } from '#page/motion/reducedMotion';
import { hasOwnShape } from '../../../prepare/hasOwnShape';
import type { Change } from '../../../state/state';
import type { Stage } from '../../layout';

/**
 * The longest that the height may take, in milliseconds: what moves below a gallery within 500 ms
 * of a visitor's step is expected, later it is a layout shift.
 */
const LONGEST_TIME = 400;

/** Videos whose size is not known. */
const VIDEO_SIZE: Size = { width: 16, height: 9 };

/** The height of a stacked gallery. */
export interface Height {
  /** Once, at the start. */
  fit(): void;
  change(change: Change): readonly Animation[];
}

/**
 * Creates the height of the root: an `aspect-ratio`, which the page's own `height` overrules. Where the
 * page's styles have an `aspect-ratio`, that one holds. Otherwise it is fixed, or (`autoHeight`) that of the
 * current slide's picture: the height then follows a visitor's step, also one in a linked gallery. It never
 * moves by itself: when autoplay changes the slide, it stays, and the picture is fitted into it.
 */
export function createHeight(stage: Stage): Height {
  const { root, slides, options, store, scope } = stage;
  let ratio: string | undefined;
  let motion: Animation | undefined;
  let isPages = false;
  let stopWaiting: Cancel = () => {};

  const set = ({ width, height }: Size) => {
    ratio = `${width} / ${height}`;
    scope.adopt.style(root, 'aspect-ratio', ratio);
  };

  /** In pixels, or in the proportions of pixels; undefined as long as the picture is not here. */
  const sizeOf = (index: number): Size | undefined => {
    const slide = slides[index];
    const { naturalWidth: width = 0, naturalHeight: height = 0 } = slide?.image ?? {};
    if (slide?.size) return slide.size;
    return width && height ? { width, height } : slide?.video && VIDEO_SIZE;
  };

  /**
   * The height of a slide, now or when its picture is here. A slide of text has none to ask for.
   */
  const follow = (index: number) => {
    stopWaiting();
    const size = sizeOf(index);
    const image = slides[index]?.image;
    if (size) set(size);
    else if (image) stopWaiting = scope.listen(image, { load: () => follow(index) });
  };

  scope.own(() => motion?.cancel());

  return {
    fit() {
      // One that the first pass has set is inline.
      isPages = !root.style.aspectRatio && hasOwnShape(root);
      if (isPages) return;
      if (options.aspectRatio) set({ width: 100, height: options.aspectRatio });
      else if (options.autoHeight) follow(store.index);
    },
    change({ to, by, isInstant }) {
      motion?.cancel();
      motion = undefined;
      if (isPages || options.aspectRatio || !options.autoHeight) return [];
      stopWaiting();
      if (by === 'autoplay') return [];
      const before = ratio;
      follow(to);
      const duration = Math.min(options.speed * 1000, LONGEST_TIME);
      if (!before || before === ratio || isInstant || !duration || prefersReducedMotion()) {
        return [];
      }
      motion = root.animate([{ aspectRatio: before }, {}], { duration, easing: 'ease-in-out' });
      return [motion];
    },
  };
}
