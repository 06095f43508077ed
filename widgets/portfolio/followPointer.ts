import type { Scope } from '#engine/scope';
import { prefersReducedMotion } from '#page/motion/reducedMotion';

/** Nearer than this it is there, in CSS px. */
const THERE = 0.5;

/** What follows, and how. */
interface Following {
  /** Within it the pointer is followed. */
  node: HTMLElement;
  stage: HTMLElement;
  /** The part of the way, from 0 to 1. */
  share: number;
  scope: Scope;
  /** Called once it follows no more, as the visitor has asked for less motion since; the scope has ended. */
  stop(): void;
}

/**
 * Lets a box go where the pointer goes, with its middle there, a part of the way in each frame; at
 * once under the first pointer.
 */
export function followPointer({ node, stage, share, scope, stop }: Following): void {
  const { listen, adopt, own } = scope;
  let goal: readonly [number, number] | undefined;
  let at: readonly [number, number] | undefined;
  let frame = 0;

  const step = () => {
    frame = 0;
    if (!goal) return;
    const [x, y] = goal;
    const [fromX, fromY] = at ?? goal;
    const next = [fromX + (x - fromX) * share, fromY + (y - fromY) * share] as const;
    const isThere = Math.hypot(x - next[0], y - next[1]) < THERE;
    at = isThere ? goal : next;
    adopt.style(stage, 'transform', `translate3d(${at[0]}px, ${at[1]}px, 0)`);
    if (!isThere) frame = requestAnimationFrame(step);
  };
  listen(node, {
    pointermove({ clientX, clientY }) {
      if (prefersReducedMotion()) {
        scope.destroy();
        return stop();
      }
      const { left, top } = (stage.offsetParent ?? node).getBoundingClientRect();
      goal = [
        clientX - left - stage.offsetLeft - stage.offsetWidth / 2,
        clientY - top - stage.offsetTop - stage.offsetHeight / 2,
      ];
      frame ||= requestAnimationFrame(step);
    },
  });
  own(() => cancelAnimationFrame(frame));
}
