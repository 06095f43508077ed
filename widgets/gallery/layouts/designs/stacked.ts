import { prefersReducedMotion } from '#page/motion/reducedMotion';
import { wrapIndex } from '#rules/wrapIndex';
import { createPile } from '../../transitions/createPile';
import { transitionNamed } from '../../transitions/transitions';
import type { CreateLayout } from '../layout';
import { nameSlides } from '../placing/nameSlides';
import { createCaptions } from './stacked/createCaptions';
import { createHeight } from './stacked/createHeight';
import { markMobileView } from './stacked/markMobileView';
import { stepOnClick } from './stacked/stepOnClick';

/**
 * Slides lie on one another and one is seen: the platform's slideshow. The transition moves them;
 * height, captions, clicks and loading ahead are here. A change costs the same for any number of
 * slides.
 *
 * @throws Error if there is no transition of the name that code has given.
 */
export const createStacked: CreateLayout = (stage) => {
  const { options, slides, store } = stage;
  const createTransition = transitionNamed(options.transition);
  const pile = createPile(stage, store.index);
  const transition = createTransition(stage, pile);
  const height = createHeight(stage);
  const captions = createCaptions(stage);
  stepOnClick(stage);
  nameSlides(stage);
  markMobileView(stage);
  let isNew = true;

  const come = (index: number) => {
    pile.lay(index);
    stage.load(index);
  };
  /** Those to either side of the current slide, the next ones first. */
  const loadAhead = () => {
    const { length } = slides;
    const most = Math.min(options.preloadCount, length - 1);
    for (let distance = 1; distance <= most; distance += 1) {
      for (const near of [store.index + distance, store.index - distance]) {
        if (options.loop || (near >= 0 && near < length)) come(wrapIndex(near, length));
      }
    }
  };
  const load = (index: number) => {
    come(index);
    stage.later(loadAhead);
  };

  return {
    ...transition,
    fit() {
      if (isNew) {
        height.fit();
        load(store.index);
      }
      isNew = false;
      transition.fit();
      captions.fit(store.index);
    },
    change(asked) {
      const change = { ...asked, isInstant: asked.isInstant || prefersReducedMotion() };
      load(change.to);
      const moves = transition.change?.(change) ?? [];
      const growth = height.change(change);
      captions.show(change.to);
      return [...moves, ...growth];
    },
  };
};
