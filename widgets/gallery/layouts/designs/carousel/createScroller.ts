import type { Stage } from '../../layout';

/** The scroll position of a carousel, counted in slides. */
export interface Scroller {
  /**
   * From the start of one slide to that of the next, in CSS px: over all of them, as the browser
   * tells whole pixels alone.
   */
  stride(): number;
  /** The slide at the start; a fraction while it scrolls. */
  first(): number;
  /** Scrolls at once. */
  scrollTo(first: number): void;
}

export function createScroller({ root, slides, isRtl }: Stage): Scroller {
  const leftOf = (index: number) => slides[index]?.node.offsetLeft ?? 0;
  const stride = () => Math.abs(leftOf(slides.length - 1) - leftOf(0)) / (slides.length - 1) || 1;
  return {
    stride,
    first: () => Math.abs(root.scrollLeft) / stride(),
    scrollTo(first) {
      const left = first * stride();
      root.scroll({ left: isRtl ? -left : left, behavior: 'instant' });
    },
  };
}
