import { NARROW_BELOW } from '#rules/images/narrowBelow';

/** The blocks around images, which a site's styles know by their classes. */
export const IMAGE_BLOCK = '.image-block-outer-wrapper,[data-block=image]';

/** Whether an image block is narrow. One that is hidden is not. */
export const isNarrow = ({ offsetWidth }: HTMLElement): boolean =>
  offsetWidth > 0 && offsetWidth < NARROW_BELOW;
