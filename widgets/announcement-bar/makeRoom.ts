import type { Scope } from '#engine/scope';
import { prefersReducedMotion } from '#page/motion/reducedMotion';

/**
 * How far the page moves down from one frame to the next, in CSS px. Less than 3 counts as no
 * layout shift: the eye follows it.
 */
const STEP_PX = 2;

/** A margin higher than any that a page has at its top, in CSS px. */
const HIGH_PX = 1000;

const topOf = (node: Element | null) => node?.getBoundingClientRect().top ?? 0;

/**
 * Returns what follows a node in the page. Some of it may be empty, and tell nothing of the rest.
 */
function nodesBehind(node: Element): Element[] {
  const behind: Element[] = [];
  for (let at: Element | null = node; at; at = at.parentElement) {
    for (let next = at.nextElementSibling; next; next = next.nextElementSibling) behind.push(next);
  }
  return behind;
}

/**
 * Holds the page where it is while something is put into it: margins that collapsed through its
 * place no longer do, which would lift its parent and push what follows. Margins of its own make up
 * for that.
 *
 * @returns The margins above and below, in CSS px.
 */
function holdPage(place: HTMLElement): { above: number; below: number } {
  const { style, parentElement: around } = place;
  const behind = nodesBehind(place);
  style.display = 'none';
  const before = { around: topOf(around), behind: behind.map(topOf) };
  style.display = '';
  style.height = `${STEP_PX}px`;
  const lift = before.around - topOf(around);
  let above = 0;
  if (lift > 0) {
    const lifted = topOf(around);
    style.marginTop = `${HIGH_PX}px`;
    // A margin counts only as far as it is higher than the one that it collapses with.
    above = lift + HIGH_PX - (topOf(around) - lifted);
    style.marginTop = `${above}px`;
  }
  const pushed = behind.map((node, at) => topOf(node) - (before.behind[at] ?? 0) - STEP_PX);
  const below = -Math.max(0, ...pushed);
  style.marginBottom = `${below}px`;
  return { above, below };
}

/** Scrolls the page by what something new above the window adds to it. */
function scrollAlong({ style }: HTMLElement): void {
  const end = () => document.body.getBoundingClientRect().bottom;
  style.display = 'none';
  const before = end();
  style.display = '';
  scrollBy({ top: end() - before, behavior: 'instant' });
}

/**
 * Makes room for what was put at the top of the page after it was drawn: little by little, so that
 * nothing jumps away under a finger. At once under reduced motion, and where the top is out of
 * sight: there the browser holds the page, or the page is scrolled by as much in one that can't.
 *
 * @param place Clips its content while it grows.
 * @param scope Ends the motion when it ends.
 */
export function makeRoom(place: HTMLElement, scope: Pick<Scope, 'own'>): void {
  const height = place.offsetHeight;
  const { style } = place;
  if (place.getBoundingClientRect().bottom < 0) {
    if (!CSS.supports('overflow-anchor', 'auto')) scrollAlong(place);
    return;
  }
  if (prefersReducedMotion()) return;
  let frame = 0;
  const end = scope.own(() => {
    cancelAnimationFrame(frame);
    for (const name of ['height', 'overflow', 'margin-top', 'margin-bottom']) {
      style.removeProperty(name);
    }
  });
  style.overflow = 'clip';
  let { above, below } = holdPage(place);
  let now = STEP_PX;
  const grow = () => {
    if (now >= height) return end();
    // The first time this changes nothing: no frame has shown the first step yet.
    style.marginTop = `${above}px`;
    style.marginBottom = `${below}px`;
    style.height = `${now}px`;
    // One after the other: together they would move the page too far.
    if (above > 0) above = Math.max(0, above - STEP_PX);
    else if (below < 0) below = Math.min(0, below + STEP_PX);
    else now += STEP_PX;
    frame = requestAnimationFrame(grow);
  };
  frame = requestAnimationFrame(grow);
}
