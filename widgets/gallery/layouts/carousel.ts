import { settleRoot } from '../../../src/gallery/settleRoot';
import { slidesInRow } from '../../../src/gallery/slidesInRow';
import { prefersReducedMotion } from '../../../src/reducedMotion';
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
  /** The slides that keys and assistive technology reach; all, until it is known (CAR-14). */
  let reached: ReadonlySet<number> = new Set(slides.keys());

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

  /** The group in view, and those beside it: what a visitor sees next. */
  const load = () => {
    groups.seen(groups.groupOf(store.index)).forEach(stage.load);
    stage.later(() => {
      const group = groups.groupOf(store.index);
      const ahead = options.preloadCount;
      for (let near = group - ahead; near <= group + ahead; near += 1) {
        if (groups.stops[near] !== undefined) groups.seen(near).forEach(stage.load);
      }
    });
  };

  const reachSeen = () => {
    const seen = new Set(groups.seen(groups.groupOf(store.index)));
    const isInert = (index: number, value: '' | null) => {
      const node = slides[index]?.node;
      if (node) adoption.attribute(node, 'inert', value);
    };
    for (const index of reached) if (!seen.has(index)) isInert(index, '');
    for (const index of seen) if (!reached.has(index)) isInert(index, null);
    reached = seen;
    load();
  };

  settlePictures(stage);
  const stopFollowing = onScrollEnd(root, runtime.clock, follow);
  // Slides that are moved take the places with them at which the browser comes to rest.
  const snaps = (type: 'none' | 'x mandatory') => adoption.style(root, 'scroll-snap-type', type);
  const stopListening = store.listen({
    rested() {
      if (!inRow) return;
      snaps('x mandatory');
      // What was scrolled while it moved was not heard.
      follow();
    },
  });

  return {
    isScrolled: true,
    fit() {
      const { width } = stage.size;
      if (!width) return;
      settleRoot(root, 'carousel', options, width, adoption);
      const count = slidesInRow(width, options.slidesPerRow);
      if (count !== inRow) regroup(count);
      adoption.style(root, 'overflow', 'auto hidden');
      adoption.style(root, 'overscroll-behavior-x', 'contain');
      if (!store.isInMotion) snaps('x mandatory');
      adoption.style(root, 'scrollbar-width', 'none');
      // What can be scrolled can be scrolled by keys, also where nothing in it takes the focus.
      const isReached = groups.fits || root.querySelector('a[href], button, [tabindex]');
      adoption.attribute(root, 'tabindex', isReached ? null : '0');
      const group = groups.groupOf(store.index);
      if (group) scrollTo(groups.firstSeen(group));
      reachSeen();
    },
    change({ from, to, isInstant }) {
      if (!inRow) return [];
      reachSeen();
      const begin = firstInView();
      const end = groups.firstSeen(groups.groupOf(to));
      if (Math.abs(begin - end) < NEARLY) return [];
      const isStill = isInstant || prefersReducedMotion();
      if (!isStill) snaps('none');
      scrollTo(end);
      if (isStill) return [];
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
