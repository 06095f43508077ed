import type { EmblaCarouselType } from 'embla-carousel';

/** Embla leaves the buttons and keys to the page. */
export const stepEmbla = (embla: EmblaCarouselType) => (by: 1 | -1) =>
  by > 0 ? embla.scrollNext() : embla.scrollPrev();
