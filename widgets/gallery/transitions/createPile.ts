import { hideAllBut, layOut } from '../layouts/hideAllBut';
import type { Stage } from '../layouts/layout';

/** The class by which a page's CSS knows the current slide. */
const ACTIVE_CLASS = 'sqs-active-slide';

/**
 * Slides that lie on one another. One is the top: the current one, the only one that can be
 * reached by Tab and by assistive technology. Others are seen beside it during a motion, `inert`;
 * all the rest are hidden.
 */
export interface Pile {
  /** Makes a slide the top. The one before stays in view until the pile is told what to keep. */
  raise(index: number): void;
  /** Lays out a slide that may come next, out of view: its picture can be measured. */
  lay(index: number): void;
  /** Also in view, below the top. */
  show(index: number): void;
  /** Nothing but the top and these are in view any more. */
  keep(indexes?: Iterable<number>): void;
  /** An inline style of a slide; '' takes it away. */
  style(index: number, property: string, value: string): void;
  /** Moves a slide. What it ends with stays until the animation is cancelled. */
  animate(index: number, keyframes: Keyframe[], timing: KeyframeAnimationOptions): Animation[];
}

/**
 * Takes all slides out of view but `top`. Every later call touches only slides that change. Those
 * that nobody has come near yet are not even laid out: 500 slides cost the browser little more
 * than one.
 */
export function createPile(stage: Stage, top: number): Pile {
  const { slides } = stage;
  const { adopt } = stage.scope;
  const seen = new Set([top]);
  const laid = new Set([top]);
  let current = top;

  const change = (index: number, run: (node: HTMLElement) => void) => {
    const node = slides[index]?.node;
    if (node) run(node);
  };
  const style = (index: number, property: string, value: string) =>
    change(index, (node) => adopt.style(node, property, value));
  const setActive = (index: number, isActive: boolean) =>
    change(index, (node) => {
      adopt.toggleClass(node, ACTIVE_CLASS, isActive);
      adopt.attribute(node, 'inert', isActive ? null : '');
      adopt.style(node, 'z-index', isActive ? '1' : '');
    });
  const lay = (index: number) => {
    if (laid.has(index)) return;
    laid.add(index);
    style(index, 'visibility', 'hidden');
    layOut(stage, index);
  };
  const show = (index: number) => {
    if (seen.has(index)) return;
    seen.add(index);
    lay(index);
    change(index, (node) => adopt.attribute(node, 'inert', ''));
    style(index, 'visibility', '');
  };

  hideAllBut(stage, top);
  setActive(top, true);

  return {
    raise(index) {
      if (index === current) return;
      setActive(current, false);
      current = index;
      show(index);
      setActive(index, true);
    },
    lay,
    show,
    keep(indexes = []) {
      const kept = new Set(indexes).add(current);
      for (const index of seen) {
        if (kept.has(index)) continue;
        seen.delete(index);
        style(index, 'visibility', 'hidden');
        change(index, (node) => adopt.attribute(node, 'inert', null));
      }
    },
    style,
    animate(index, keyframes, timing) {
      const node = slides[index]?.node;
      return node ? [node.animate(keyframes, { fill: 'both', ...timing })] : [];
    },
  };
}
