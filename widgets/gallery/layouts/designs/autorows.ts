import { justifiedRows } from '../../geometry/justifiedRows';
import type { Slide } from '../../slides/slide';
import type { CreateLayout } from '../layout';
import { placeRows } from '../placing/placeRows';

/** Width through height; 1 where nobody knows: what has no picture is a square. */
function ratioOf({ size, image }: Slide): number {
  const { width, height } = size ?? {
    width: image?.naturalWidth ?? 0,
    height: image?.naturalHeight ?? 0,
  };
  return width && height ? width / height : 1;
}

/**
 * Returns a width that was rounded to whole pixels as it is: half a pixel too much would break each full
 * row. As it was where the element is drawn larger or smaller than it is.
 */
function exactWidth(root: HTMLElement, rounded: number): number {
  const exact = root.getBoundingClientRect().width - root.offsetWidth + rounded;
  return Math.abs(exact - rounded) < 1 ? exact : rounded;
}

/**
 * Rows that fill the width and are about as high as asked for (250 px), 20 px apart, with every
 * picture whole. Pictures whose size the server does not tell are squares until they are here.
 */
export const createAutorows: CreateLayout = (stage) => {
  const { root, slides, options, scope } = stage;
  const isUnknown = new Set(slides.filter(({ size }) => !size).map(({ image }) => image));
  let frame = 0;

  const fit = () => {
    const { rowHeight, gutter } = options;
    const { width } = stage.size;
    if (!width) return;
    const figures = { width: exactWidth(root, width), rowHeight, gutter };
    placeRows(stage, justifiedRows(slides.map(ratioOf), figures).boxes);
  };

  // Many may come in one frame.
  const onLoad = ({ target }: Event) => {
    if (!isUnknown.has(target as HTMLImageElement)) return;
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(fit);
  };
  if (isUnknown.size) {
    scope.listen(root, { load: onLoad }, true);
    scope.own(() => cancelAnimationFrame(frame));
  }

  return { fit };
};
