import type { MarqueeModel } from './Marquee';

declare module '#engine/block/handle' {
  interface Handles {
    marquee: MarqueeHandle;
  }
}

/**
 * What the page's code may do with a marquee: as a press on its button. It still stands under reduced
 * motion, and while it is out of view.
 */
export interface MarqueeHandle {
  play(): void;
  pause(): void;
}

/** Creates the handle of a marquee. */
export function createHandle({ store }: MarqueeModel): MarqueeHandle {
  const press = (isToPause: boolean) => {
    if (store.state.paused !== isToPause) store.dispatch({ type: 'press' });
  };
  return { play: () => press(false), pause: () => press(true) };
}
