import type { Cancel } from '../../src/clock';
import { prefersReducedMotion } from '../../src/reducedMotion';

/**
 * How far the page moves down from one frame to the next, in pixels. What moves by less than 3 is
 * no layout shift: the eye follows it.
 */
const STEP = 2;

/** Higher than any margin that a page has at its top, in pixels. */
const HIGH = 1000;

const topOf = (node: Element | null) => node?.getBoundingClientRect().top ?? 0;

/** What is behind a node in the page. Some of it may be empty, and tell nothing of the rest. */
function nodesBehind(node: Element): Element[] {
  const behind: Element[] = [];
  for (let at: Element | null = node; at; at = at.parentElement) {
    for (let next = at.nextElementSibling; next; next = next.nextElementSibling) behind.push(next);
  }
  return behind;
}

/**
 * Holds the page where it is while something is put into it: margins that met through its place meet
 * no more, which would lift what it stands in and push what is behind it. Margins of its own make up
 * for that.
 *
 * @returns The margins, in pixels: above and below.
 */
function holdPage(place: HTMLElement): { above: number; below: number } {
  const { style, parentElement: around } = place;
  const behind = nodesBehind(place);
  style.display = 'none';
  const before = { around: topOf(around), behind: behind.map(topOf) };
  style.display = '';
  style.height = `${STEP}px`;
  const lift = before.around - topOf(around);
  let above = 0;
  if (lift > 0) {
    const lifted = topOf(around);
    style.marginTop = `${HIGH}px`;
    // A margin counts from the one that it meets on.
    above = lift + HIGH - (topOf(around) - lifted);
    style.marginTop = `${above}px`;
  }
  const pushed = behind.map((node, at) => topOf(node) - (before.behind[at] ?? 0) - STEP);
  const below = -Math.max(0, ...pushed);
  style.marginBottom = `${below}px`;
  return { above, below };
}

/**
 * Lets the page make room for what was put at its top after it was drawn: little by little, so that
 * nothing jumps away under a finger. With reduced motion, and where the top is out of sight and the
 * browser holds the page by itself, at once.
 *
 * @param place Clips what it holds while it grows.
 */
export function makeRoom(place: HTMLElement): Cancel {
  const height = place.offsetHeight;
  const { style } = place;
  let frame = 0;
  const end = () => {
    cancelAnimationFrame(frame);
    for (const name of ['height', 'overflow', 'margin-top', 'margin-bottom']) {
      style.removeProperty(name);
    }
  };
  if (prefersReducedMotion() || place.getBoundingClientRect().bottom < 0) return end;
  style.overflow = 'clip';
  let { above, below } = holdPage(place);
  let now = STEP;
  const grow = () => {
    // One after the other: together they would move the page too far.
    if (above > 0) above = Math.max(0, above - STEP);
    else if (below < 0) below = Math.min(0, below + STEP);
    else now += STEP;
    if (now >= height) return end();
    style.marginTop = `${above}px`;
    style.marginBottom = `${below}px`;
    style.height = `${now}px`;
    frame = requestAnimationFrame(grow);
  };
  frame = requestAnimationFrame(grow);
  return end;
}
