/** The blocks around images, which a site's styles know by their classes. */
export const IMAGE_BLOCK = '.image-block-outer-wrapper,[data-block=image]';

/** An image block is narrow below this width, in CSS px. */
const NARROW_BELOW = 415;

/** Whether an image block is narrow: its picture and its text then stand one below the other. One that is hidden is not. */
export const isNarrow = ({ offsetWidth }: HTMLElement): boolean =>
  offsetWidth > 0 && offsetWidth < NARROW_BELOW;
