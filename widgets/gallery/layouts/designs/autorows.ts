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
    placeRows(stage, justifiedRows(slides.map(ratioOf), { width, rowHeight, gutter }).boxes);
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
