import type { CreateLayout } from '../layout';
import type { Slide } from '../slide';
import { settlePictures } from './settlePictures';

/** What stands in a slide beside its text: the child that holds the picture. */
function pictureSide({ node, image }: Slide): HTMLElement | undefined {
  let side: HTMLElement | undefined = image;
  while (side && side !== node && side.parentElement !== node) {
    side = side.parentElement ?? undefined;
  }
  return side === node ? undefined : side;
}

/**
 * One slide below the other, each with its picture beside its text; the picture takes its share of
 * the width (`listImageSize`, in percent). On platform pages the page puts them side by side.
 */
export const createList: CreateLayout = (stage) => {
  const { slides, options, adoption } = stage;
  const share = `${options.listImageSize}%`;
  settlePictures(stage);
  for (const slide of slides) {
    const side = pictureSide(slide);
    if (!side) continue;
    if (side.matches('.summary-thumbnail-outer-container')) {
      adoption.style(side, 'width', share);
    } else {
      adoption.style(slide.node, 'display', 'flex');
      adoption.style(slide.node, 'align-items', 'flex-start');
      adoption.style(side, 'flex', `0 0 ${share}`);
    }
  }
  return { fit() {}, destroy() {} };
};
