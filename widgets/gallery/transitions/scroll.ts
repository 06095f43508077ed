import { createTrack } from './track/createTrack';
import type { CreateTransition } from './transition';

/** The modifier by which a page's CSS knows the transition. */
const SCROLL_CLASS = 'sqs-gallery-design-stacked-scrollHorz';

/** Both slides move side by side. */
export const createScroll: CreateTransition = (stage, pile) => {
  const { root, scope, options } = stage;
  const track = createTrack(stage, pile);
  scope.adopt.toggleClass(root, SCROLL_CLASS, true);
  return {
    fit() {},
    change(change) {
      const duration = change.isInstant ? 0 : options.speed * 1000;
      const timing = { duration, easing: 'ease-in-out' };
      return track.change(change, track.placeOf(change), timing);
    },
  };
};
