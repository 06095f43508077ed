import { settleRoot } from '../../../src/gallery/settleRoot';
import { slidesInRow } from '../../../src/gallery/slidesInRow';
import { carouselGroups } from '../geometry/carouselGroups';
import type { CreateLayout } from '../layout';
import { slideGroups } from './carouselMotion';
import { onScrollEnd } from './onScrollEnd';
import { settlePictures } from './settlePictures';

/** What a scroll position may be off where the browser rounds it, in slides. */
const NEARLY = 0.05;

/**
 * One row, of which a group of slides is seen at a time: 3 by default, fewer in narrow galleries,
 * 1 % of the width between them. It is scrolled, by the browser: so that fingers, wheels, keys and
 * right-to-left pages move it as they move everything else on that device, and it comes to rest at
 * a group. The gallery's index follows.
 */
export const createCarousel: CreateLayout = (stage) => {
  const { root, slides, options, store, adoption, isRtl, runtime } = stage;
  /** 0 until the gallery has a width. */
  let inRow = 0;
  let groups = carouselGroups(slides.length, options.slidesPerRow);
  let motion: readonly Animation[] = [];

  const leftOf = (index: number) => slides[index]?.node.offsetLeft ?? 0;
  /**
   * From the start of one slide to that of the next, in CSS px: over all of them, as the browser
   * tells whole pixels alone.
   */
  const stride = () => Math.abs(leftOf(slides.length - 1) - leftOf(0)) / (slides.length - 1) || 1;
  const scrollTo = (first: number) => {
    const left = first * stride();
    root.scrollTo({ left: isRtl ? -left : left, behavior: 'instant' });
  };
  /** The slide at the start; a fraction while it scrolls. */
  const firstInView = () => Math.abs(root.scrollLeft) / stride();

  /** The visitor has scrolled: the group that is in view is the current one. */
  const follow = () => {
    if (!inRow) return;
    const group = groups.groupAt(firstInView());
    if (group === groups.groupOf(store.index)) return;
    store.goTo(groups.stops[group] as number, { by: 'visitor', isInstant: true });
  };

  const regroup = (count: number) => {
    const style = (stops: readonly number[], value: string) => {
      for (const stop of stops) {
        const node = slides[stop]?.node;
        if (node) adoption.style(node, 'scroll-snap-align', value);
      }
    };
    if (inRow) style(groups.stops, '');
    inRow = count;
    groups = carouselGroups(slides.length, inRow);
    style(groups.stops, 'start');
  };

  settlePictures(stage);
  const stopFollowing = onScrollEnd(root, runtime.clock, follow);
  // What was scrolled while it moved was not heard.
  const stopListening = store.listen({ rested: follow });

  return {
    fit() {
      const { width } = stage.size;
      if (!width) return;
      settleRoot(root, 'carousel', options, width, adoption);
      const count = slidesInRow(width, options.slidesPerRow);
      if (count !== inRow) regroup(count);
      adoption.style(root, 'overflow', 'auto hidden');
      adoption.style(root, 'overscroll-behavior-x', 'contain');
      adoption.style(root, 'scroll-snap-type', 'x mandatory');
      adoption.style(root, 'scrollbar-width', 'none');
      // What can be scrolled can be scrolled by keys, also where nothing in it takes the focus.
      const isReached = groups.fits || root.querySelector('a[href], button, [tabindex]');
      adoption.attribute(root, 'tabindex', isReached ? null : '0');
      const group = groups.groupOf(store.index);
      if (group) scrollTo(groups.firstSeen(group));
    },
    change({ from, to, isInstant }) {
      if (!inRow) return [];
      const begin = firstInView();
      const end = groups.firstSeen(groups.groupOf(to));
      if (Math.abs(begin - end) < NEARLY) return [];
      scrollTo(end);
      if (isInstant) return [];
      motion = slideGroups({
        nodes: slides.map(({ node }) => node),
        old: groups.seen(groups.groupOf(from)),
        next: groups.seen(groups.groupOf(to)),
        distance: (end - begin) * stride() * (isRtl ? -1 : 1),
        width: inRow * stride(),
        duration: options.speed * 1000,
      });
      return motion;
    },
    stops: () => groups.stops,
    seen: (index) => groups.seen(groups.groupOf(index)),
    destroy() {
      stopFollowing();
      stopListening();
      for (const animation of motion) animation.cancel();
    },
  };
};
