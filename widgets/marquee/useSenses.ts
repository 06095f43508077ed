import { type Dispatch, useLayoutEffect } from 'react';
import type { Runtime } from '../../src/runtime';
import { createVisibility } from '../../src/visibility';
import type { MarqueeAction, MarqueeState } from './state';

/** One observer for all marquees of a page. */
const createView = () => createVisibility();

const motionQuery = () => matchMedia('(prefers-reduced-motion: reduce)');

/** What a marquee knows before anything has happened. */
export const firstState = (): MarqueeState => ({
  inView: false,
  pageHidden: document.hidden,
  reducedMotion: motionQuery().matches,
  hovered: false,
  paused: false,
});

/** Tells the state of what happens around a marquee. */
export function useSenses(
  root: HTMLElement,
  runtime: Runtime,
  dispatch: Dispatch<MarqueeAction>,
): void {
  useLayoutEffect(() => {
    const sense = (part: (MarqueeAction & { type: 'sense' })['part'], on: boolean) =>
      dispatch({ type: 'sense', part, on });
    const listening = new AbortController();
    const { signal } = listening;
    const motion = motionQuery();
    const stopView = runtime.part(createView).watch(root, (visible) => sense('inView', visible));
    document.addEventListener('visibilitychange', () => sense('pageHidden', document.hidden), {
      signal,
    });
    motion.addEventListener('change', () => sense('reducedMotion', motion.matches), { signal });
    // A finger that rests on the text does not hover: it would stop the text for good.
    root.addEventListener(
      'pointerenter',
      ({ pointerType }) => sense('hovered', pointerType !== 'touch'),
      { signal },
    );
    root.addEventListener('pointerleave', () => sense('hovered', false), { signal });
    return () => {
      listening.abort();
      stopView();
    };
  }, [root, runtime, dispatch]);
}
