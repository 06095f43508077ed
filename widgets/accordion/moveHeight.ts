import type { Cancel } from '../../src/clock';
import { prefersReducedMotion } from '../../src/reducedMotion';

/** How long an item opens or closes, in milliseconds. */
export const ACCORDION_MS = 250;

/**
 * Moves a panel's height, and calls `done` at the end; at once where the visitor asked for less
 * motion. No inline height is left behind, so that the content may grow.
 */
export function moveHeight(panel: HTMLElement, from: number, to: number, done: () => void): Cancel {
  if (prefersReducedMotion()) {
    done();
    return () => {};
  }
  const animation = panel.animate([{ height: `${from}px` }, { height: `${to}px` }], {
    duration: ACCORDION_MS,
    easing: 'ease-in-out',
  });
  animation.onfinish = done;
  return () => animation.cancel();
}
