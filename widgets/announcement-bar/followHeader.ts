import type { Scope } from '#engine/scope';
import { findTemplateScript } from '#page/findTemplateScript';

/** The first section of a page, above which a template leaves room for its header. */
const FIRST_SECTION = 'main .page-section';

const px = (length: string) => Number.parseFloat(length) || 0;

/** Returns what is around a node and lies over the page, so that the node pushes nothing down. */
function findOverlay(node: HTMLElement): HTMLElement | undefined {
  for (let at: HTMLElement | null = node; at; at = at.parentElement) {
    if (/absolute|fixed/.test(getComputedStyle(at).position)) return at;
  }
  return undefined;
}

/**
 * Leaves room for a bar in a header that lies over the page: the first section begins lower by what
 * the bar adds to its drop zone, as long as the scope lasts. A template's own script does so itself.
 * Who has scrolled reads on in the same place: the page is scrolled by as much, since browsers hold
 * nothing in a section whose own padding changes.
 */
export function followHeader(
  place: HTMLElement,
  scope: Pick<Scope, 'adopt' | 'listen' | 'own'>,
): void {
  const { adopt } = scope;
  const zone = place.parentElement;
  const section = document.querySelector<HTMLElement>(FIRST_SECTION);
  if (!zone || !section || findTemplateScript()) return;
  const header = findOverlay(zone);
  // Where it holds the section as well, the bar pushes that down by itself.
  if (!header || header.contains(section)) return;
  // The browser would hold the header, and scroll the page for it as well.
  adopt.style(header, 'overflow-anchor', 'none');
  const { paddingTop } = section.style;
  /** Of the section, in CSS px: what the page gives it at this size of the window, and what it has now. */
  let own: number | undefined;
  let shown: number | undefined;
  const follow = () => {
    // Not at each step of a bar that slides in: every look lays out the page.
    if (own === undefined) {
      adopt.style(section, 'padding-top', paddingTop);
      own = px(getComputedStyle(section).paddingTop);
    }
    const added = Math.max(0, place.offsetHeight - px(getComputedStyle(zone).minHeight));
    adopt.style(section, 'padding-top', added ? `${own + added}px` : paddingTop);
    const moved = own + added - (shown ?? own);
    shown = own + added;
    if (moved && scrollY > 0) scrollBy({ top: moved, behavior: 'instant' });
  };
  scope.listen(window, {
    resize() {
      own = undefined;
    },
  });
  const observer = new ResizeObserver(follow);
  observer.observe(place);
  scope.own(() => observer.disconnect());
}
