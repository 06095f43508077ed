import type { Scope } from '#engine/scope';
import { findTemplateScript } from '#page/findTemplateScript';

/** The first section of a page, above which a template leaves room for its header. */
const FIRST_SECTION = 'main .page-section';

const px = (length: string) => Number.parseFloat(length) || 0;

/** Returns whether what is around a node lies over the page, so that the node pushes nothing down. */
function liesOver(node: Element): boolean {
  for (let at: Element | null = node; at; at = at.parentElement) {
    if (/absolute|fixed/.test(getComputedStyle(at).position)) return true;
  }
  return false;
}

/**
 * Leaves room for a bar in a header that lies over the page: the first section begins lower by what
 * the bar adds to its drop zone, as long as the scope lasts. A template's own script does so itself.
 */
export function followHeader(place: HTMLElement, scope: Pick<Scope, 'adopt' | 'own'>): void {
  const zone = place.parentElement;
  const section = document.querySelector<HTMLElement>(FIRST_SECTION);
  if (!zone || !section || findTemplateScript() || !liesOver(zone)) return;
  const own = section.style.paddingTop;
  const follow = () => {
    scope.adopt.style(section, 'padding-top', own);
    const added = place.offsetHeight - px(getComputedStyle(zone).minHeight);
    if (added <= 0) return;
    const padding = px(getComputedStyle(section).paddingTop) + added;
    scope.adopt.style(section, 'padding-top', `${padding}px`);
  };
  const observer = new ResizeObserver(follow);
  observer.observe(place);
  scope.own(() => observer.disconnect());
}
