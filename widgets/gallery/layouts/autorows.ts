import { justifiedRows } from '../geometry/justifiedRows';
import type { CreateLayout } from '../layout';
import type { Slide } from '../slide';
import { placeRows } from './placeRows';

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
  const { root, slides, options, adoption } = stage;
  const isUnknown = new Set(slides.filter(({ size }) => !size).map(({ image }) => image));
  let frame = 0;
  // The first pass gives every picture of a gallery the one shape that the block says.
  if (options.imageAspectRatio) {
    for (const { image } of slides) if (image) adoption.style(image, 'aspect-ratio', '');
  }

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
  if (isUnknown.size) root.addEventListener('load', onLoad, true);

  return {
    fit,
    destroy() {
      root.removeEventListener('load', onLoad, true);
      cancelAnimationFrame(frame);
    },
  };
};
