import type { Scope } from '#engine/scope';

/** The class that puts the banner at the other end of the window. */
const ASIDE = 'skerry-cookie-banner-aside';

const overlaps = (one: DOMRect, other: DOMRect) =>
  one.top < other.bottom &&
  one.bottom > other.top &&
  one.left < other.right &&
  one.right > other.left;

/**
 * Keeps a fixed banner from hiding what has the keyboard's focus (WCAG 2.4.11) until the scope
 * ends: scrolls the page by the room that the banner takes. Where that does not help (at the top of
 * the page, in a fixed header) the banner steps aside, to the other end of the window, of which it
 * takes half at most.
 */
export function keepFocusSeen(banner: HTMLElement, scope: Pick<Scope, 'listen' | 'own'>): void {
  const covers = (element: Element) =>
    overlaps(element.getBoundingClientRect(), banner.getBoundingClientRect());
  const uncover = (element: Element) => {
    if (!covers(element)) return;
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    if (covers(element)) banner.classList.toggle(ASIDE);
  };
  let frame = 0;
  scope.listen(document, {
    focusin({ target }) {
      cancelAnimationFrame(frame);
      if (!(target instanceof Element) || banner.contains(target)) return;
      uncover(target);
      // Safari scrolls to what has the focus only after the event.
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() => uncover(target));
      });
    },
  });
  scope.own(() => cancelAnimationFrame(frame));
}
