import { prefersReducedMotion } from '#page/motion/reducedMotion';
import { boundPlace } from './newSwipe/boundPlace';
import { restingPlace } from './newSwipe/restingPlace';
import { swipeTime } from './newSwipe/swipeTime';
import { createTrack } from './track/createTrack';
import type { CreateTransition } from './transition';

/**
 * Slides side by side that follow a finger as on a track, are thrown at the pace of the finger,
 * and rest at snap points. Slides move themselves, so that none has to be put into the wrapper
 * that other implementations move (`sqs-gallery-design-stacked-swipe-wrapper`).
 */
export const createNewSwipe: CreateTransition = (stage, pile) => {
  const { options, store, isRtl } = stage;
  const track = createTrack(stage, pile);
  const towardsEnd = isRtl ? 1 : -1;
  /** Where a drag began, as long as it lasts: the place, and the current slide's own. */
  let start: { place: number; home: number } | undefined;
  /** What the drag that has just ended leads to, and from which slide. */
  let planned: { place: number; velocity: number; from: number; isStep: boolean } | undefined;

  const endDrag = () => {
    const plan = planned;
    start = undefined;
    planned = undefined;
    return plan;
  };
  const timingTo = (place: number, velocity: number, isInstant: boolean) => ({
    duration: isInstant
      ? 0
      : swipeTime((place - track.place) * stage.size.width, velocity, innerWidth),
    easing: 'ease-out',
  });

  return {
    fit() {},
    change(change) {
      const plan = endDrag();
      const isPlanned = plan?.from === change.from && plan.isStep;
      const place = isPlanned ? plan.place : track.placeOf(change);
      const velocity = isPlanned ? plan.velocity : 0;
      return track.change(change, place, timingTo(place, velocity, change.isInstant));
    },
    drag(offset) {
      start ??= { place: track.place, home: track.home() };
      const pulled = (towardsEnd * offset) / Math.max(stage.size.width, 1);
      track.hold(boundPlace(start.place, pulled, track.ends, options.boundaries));
    },
    isStep({ offset, velocity }) {
      if (!start) return false;
      const { place, steps } = restingPlace({
        home: start.home,
        place: track.place,
        velocity: towardsEnd * velocity,
        ends: track.ends,
        snapPoints: options.snapPoints,
      });
      // A step is one in the direction of the drag.
      const isStep = steps !== 0 && steps === Math.sign(towardsEnd * offset);
      const isTurned = steps !== 0 && !isStep;
      planned = { place: isTurned ? start.home : place, velocity, from: store.index, isStep };
      return isStep;
    },
    letGo() {
      const from = start;
      const plan = endDrag();
      if (!from) return [];
      const place = plan && !plan.isStep ? plan.place : from.home;
      return track.go(place, timingTo(place, plan?.velocity ?? 0, prefersReducedMotion()));
    },
    seen: track.seen,
  };
};
