import { LIST_PICTURE } from '../../prepare/settleItem';
import type { Slide } from '../../slides/slide';
import type { CreateLayout } from '../layout';
import { shapePictures } from '../placing/shapePictures';

/** Returns the child of a slide that holds the picture, to stand beside the text. */
function pictureSide({ node, image }: Slide): HTMLElement | undefined {
  let side: HTMLElement | undefined = image;
  while (side && side !== node && side.parentElement !== node) {
    side = side.parentElement ?? undefined;
  }
  return side === node ? undefined : side;
}

/**
 * One slide below the other, each with its picture beside its text; the picture takes its share of
 * the width (`listImageSize`, in percent). Those of the platform's blocks stand there already.
 */
export const createList: CreateLayout = (stage) => {
  const { slides, options } = stage;
  const { adopt } = stage.scope;
  const share = `${options.listImageSize}%`;
  shapePictures(stage);
  for (const slide of slides) {
    const side = pictureSide(slide);
    if (!side || side.matches(LIST_PICTURE)) continue;
    adopt.style(slide.node, 'display', 'flex');
    adopt.style(slide.node, 'align-items', 'flex-start');
    adopt.style(side, 'flex', `0 0 ${share}`);
  }
  return { fit() {} };
};
