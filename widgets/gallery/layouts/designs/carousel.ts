import { prefersReducedMotion } from '#page/motion/reducedMotion';
import { setGrid } from '../../prepare/setGrid';
import { slidesInRow } from '../../prepare/slidesInRow';
import type { CreateLayout, Stage } from '../layout';
import { shapePictures } from '../placing/shapePictures';
import { createGroups, type Groups } from './carousel/createGroups';
import { createReach } from './carousel/createReach';
import { createScroller } from './carousel/createScroller';
import { onScrollEnd } from './carousel/onScrollEnd';
import { slideGroups } from './carousel/slideGroups';

/** The rounding error of a scroll position, in slides. */
const NEARLY = 0.05;

/** Loads the pictures of the group in view, then those beside it: what a visitor sees next. */
function loadAround({ store, options, load, later }: Stage, groups: Groups): void {
  groups.seen(store.index).forEach(load);
  later(() => {
    const { stops, groupOf, seen } = groups.now;
    const group = groupOf(store.index);
    const ahead = options.preloadCount;
    for (let near = group - ahead; near <= group + ahead; near += 1) {
      if (stops[near] !== undefined) seen(near).forEach(load);
    }
  });
}

/** Makes the root a row that the browser scrolls. */
function layRow({ root, options, scope: { adopt } }: Stage, width: number): void {
  setGrid(root, 'carousel', options, () => width, adopt);
  adopt.style(root, 'overflow', 'auto hidden');
  adopt.style(root, 'overscroll-behavior-x', 'contain');
  adopt.style(root, 'scrollbar-width', 'none');
}

/** What can be scrolled can be scrolled by keys, also where nothing in it takes the focus. */
function setTabStop({ root, scope: { adopt } }: Stage, isSingle: boolean): void {
  const isReached = isSingle || root.querySelector('a[href], button, [tabindex]');
  adopt.attribute(root, 'tabindex', isReached ? null : '0');
}

/**
 * One row, of which a group of slides is seen at a time: 3 by default, fewer in narrow galleries,
 * 1 % of the width between them. It is scrolled, by the browser: so that fingers, wheels, keys and
 * right-to-left pages move it as they move everything else on that device, and it comes to rest at
 * a group. The gallery's index follows.
 */
export const createCarousel: CreateLayout = (stage) => {
  const { root, slides, options, store, scope, isRtl } = stage;
  const { adopt } = scope;
  const groups = createGroups(stage);
  const scroller = createScroller(stage);
  const reach = createReach(stage);
  let motion: readonly Animation[] = [];
  scope.own(() => {
    for (const animation of motion) animation.cancel();
  });

  /** The visitor has scrolled: the group that is in view is the current one. */
  const follow = () => {
    if (!groups.inRow) return;
    const { stops, groupAt, groupOf } = groups.now;
    const group = groupAt(scroller.first());
    if (group === groupOf(store.index)) return;
    store.goTo(stops[group] as number, { by: 'visitor', isInstant: true });
  };
  const showSeen = () => {
    reach(groups.seen(store.index));
    loadAround(stage, groups);
  };
  // Slides that are moved take the places with them at which the browser comes to rest.
  const setSnap = (type: 'none' | 'x mandatory') => adopt.style(root, 'scroll-snap-type', type);

  shapePictures(stage);
  onScrollEnd(root, scope, follow);
  scope.own(
    store.listen({
      rested() {
        if (!groups.inRow) return;
        setSnap('x mandatory');
        // What was scrolled while it moved was not heard.
        follow();
      },
    }),
  );

  return {
    isScrolled: true,
    fit() {
      const { width } = stage.size;
      if (!width) return;
      layRow(stage, width);
      groups.regroup(slidesInRow(width, options.slidesPerRow));
      if (!store.isInMotion) setSnap('x mandatory');
      const { isSingle, groupOf, firstSeen } = groups.now;
      setTabStop(stage, isSingle);
      const group = groupOf(store.index);
      if (group) scroller.scrollTo(firstSeen(group));
      showSeen();
    },
    change({ from, to, isInstant }) {
      if (!groups.inRow) return [];
      showSeen();
      const begin = scroller.first();
      const end = groups.now.firstSeen(groups.now.groupOf(to));
      if (Math.abs(begin - end) < NEARLY) return [];
      const isStill = isInstant || prefersReducedMotion();
      if (!isStill) setSnap('none');
      scroller.scrollTo(end);
      if (isStill) return [];
      const stride = scroller.stride();
      motion = slideGroups({
        nodes: slides.map(({ node }) => node),
        old: groups.seen(from),
        next: groups.seen(to),
        distance: (end - begin) * stride * (isRtl ? -1 : 1),
        width: groups.inRow * stride,
        duration: options.speed * 1000,
      });
      return motion;
    },
    stops: () => groups.now.stops,
    seen: groups.seen,
  };
};
