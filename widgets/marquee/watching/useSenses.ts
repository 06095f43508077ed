import { type Dispatch, useLayoutEffect } from 'react';
import type { Scope } from '#engine/scope';
import type { MarqueeAction, MarqueeState } from '../state';

const motionQuery = () => matchMedia('(prefers-reduced-motion: reduce)');

/** Returns the state before anything has happened. */
export const firstState = (): MarqueeState => ({
  inView: false,
  pageHidden: document.hidden,
  reducedMotion: motionQuery().matches,
  hovered: false,
  paused: false,
});

/** Tells the state what happens around a marquee: view, page, pointer and reduced motion. */
export function useSenses(
  root: HTMLElement,
  scope: Pick<Scope, 'begin' | 'runtime'>,
  dispatch: Dispatch<MarqueeAction>,
): void {
  useLayoutEffect(() => {
    const sensing = scope.begin();
    const sense = (part: (MarqueeAction & { type: 'sense' })['part'], on: boolean) =>
      dispatch({ type: 'sense', part, on });
    const motion = motionQuery();
    const { visibility } = scope.runtime;
    sensing.own(visibility.watch(root, (isVisible) => sense('inView', isVisible)));
    sensing.listen(document, { visibilitychange: () => sense('pageHidden', document.hidden) });
    sensing.listen(motion, { change: () => sense('reducedMotion', motion.matches) });
    sensing.listen(root, {
      // A finger that rests on the text does not hover: it would stop the text for good.
      pointerenter: ({ pointerType }) => sense('hovered', pointerType !== 'touch'),
      pointerleave: () => sense('hovered', false),
    });
    return sensing.destroy;
  }, [root, scope, dispatch]);
}
