import { prefersReducedMotion } from '#page/motion/reducedMotion';
import { boundPlace } from './newSwipe/boundPlace';
import { createTrack } from './track/createTrack';
import type { CreateTransition } from './transition';

/** The modifier by which a page's CSS knows the transition. */
const SWIPE_CLASS = 'sqs-gallery-design-stacked-swipe';

/** Both slides move side by side, and follow a finger before; past an end the further the less. */
export const createSwipe: CreateTransition = (stage, pile) => {
  const { root, scope, options, isRtl } = stage;
  const track = createTrack(stage, pile);
  // A finger gives a slide its start: it only slows down.
  const timing = { duration: options.speed * 1000, easing: 'ease-out' };
  const atOnce = { duration: 0 };
  /** The place of the current slide, as long as it is held. */
  let home: number | undefined;
  scope.adopt.toggleClass(root, SWIPE_CLASS, true);
  return {
    fit() {},
    change(change) {
      home = undefined;
      return track.change(change, track.placeOf(change), change.isInstant ? atOnce : timing);
    },
    drag(offset) {
      home ??= track.home();
      const pulled = (isRtl ? offset : -offset) / Math.max(stage.size.width, 1);
      track.hold(boundPlace(home, pulled, track.ends, ['inertial', 'inertial']));
    },
    letGo() {
      const place = home ?? track.place;
      home = undefined;
      return track.go(place, prefersReducedMotion() ? atOnce : timing);
    },
    seen: track.seen,
  };
};
