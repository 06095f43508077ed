import { prefersReducedMotion } from '#page/motion/reducedMotion';
import { createFade } from './fade';
import type { CreateTransition } from './transition';

/** The scale of a picture at the larger end. */
const ZOOM = 1.075;

/** The scales between which the picture of a slide moves: even ones grow, odd ones shrink. */
const zoomOf = (index: number): [from: number, to: number] => (index % 2 ? [ZOOM, 1] : [1, ZOOM]);

/**
 * Fades, and meanwhile the current slide's picture grows or shrinks for as long as it is shown:
 * autoplay's timeout and the fade. It waits while autoplay waits. Without autoplay the picture
 * moves only after a visitor's step, never by itself: there would be no button to stop it.
 */
export const createKenBurns: CreateTransition = (stage, pile) => {
  const { options, slides, store } = stage;
  // Its own: pictures are placed before they are scaled, and given back after.
  const scope = stage.scope.begin();
  const fade = createFade(stage, pile);
  const duration = options.autoplayOptions.timeout + options.speed * 1000;
  const zooms = new Map<number, Animation>();
  scope.own(() => {
    for (const animation of zooms.values()) animation.cancel();
  });
  let isWaiting = false;
  let isFirst = true;

  const setScale = (index: number, value: string) => {
    const image = slides[index]?.image;
    if (image) scope.adopt.style(image, 'scale', value);
  };
  const end = (index: number) => {
    zooms.get(index)?.cancel();
    zooms.delete(index);
    setScale(index, '');
  };
  const zoom = (index: number) => {
    end(index);
    const image = slides[index]?.image;
    if (!image || prefersReducedMotion()) return;
    const [from, to] = zoomOf(index);
    const animation = image.animate([{ scale: from }, { scale: to }], { duration });
    zooms.set(index, animation);
    // There without it, when it has come to its end.
    setScale(index, to === 1 ? '' : `${to}`);
    if (isWaiting) animation.pause();
  };

  return {
    ...fade,
    fit() {
      fade.fit();
      if (isFirst && options.autoplay && store.count > 1) zoom(store.index);
      isFirst = false;
    },
    change(change) {
      // Only the two slides of a fade are seen, so only their pictures move.
      for (const index of [...zooms.keys()]) if (index !== change.from) end(index);
      const animations = fade.change?.(change) ?? [];
      zoom(change.to);
      return animations;
    },
    autoplays(isRunning) {
      // Where there is none, there is none to wait for.
      isWaiting = options.autoplay && !isRunning;
      for (const animation of zooms.values()) {
        if (!isWaiting && animation.playState === 'paused') animation.play();
        else if (isWaiting && animation.playState === 'running') animation.pause();
      }
    },
  };
};
