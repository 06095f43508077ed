import { createMotion } from './createMotion';
import type { CreateTransition } from './transition';

/** The previous slide takes so much longer to fade out than the next to fade in. */
const FADE_OUT_SHARE = 1.2;

/** The next slide fades in, over the previous one that fades out. */
export const createFade: CreateTransition = ({ options, scope }, pile) => {
  const motion = createMotion(scope);
  return {
    fit() {},
    change({ from, to, isInstant }) {
      motion.finish();
      pile.raise(to);
      const duration = isInstant ? 0 : options.speed * 1000;
      if (!duration) {
        pile.keep();
        return [];
      }
      return motion.run(
        [
          // To whatever the page's CSS gives an active slide.
          ...pile.animate(to, [{ opacity: 0, offset: 0 }], { duration }),
          ...pile.animate(from, [{ opacity: 1 }, { opacity: 0 }], {
            duration: FADE_OUT_SHARE * duration,
          }),
        ],
        pile.keep,
      );
    },
  };
};
