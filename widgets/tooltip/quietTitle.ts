import type { Adoption } from '#engine/adoption';

/** Whether an element is called something without its `title`. */
const hasName = (node: HTMLElement) =>
  node.matches('[aria-label], [aria-labelledby], [alt]:not([alt=""]), [value]:not([value=""])') ||
  ('labels' in node && node.labels instanceof NodeList && node.labels.length > 0) ||
  node.textContent?.trim() ||
  node.querySelector('[alt]:not([alt=""]), [aria-label]') !== null;

/**
 * Empties the `title` of an element, which the browser would show beside our tooltip. (Emptied, not
 * taken off: the browser does not look for that of an ancestor then.) Where it is all that names
 * the element, it goes on naming it.
 */
export function quietTitle(node: HTMLElement, adoption: Adoption): void {
  const title = node.getAttribute('title');
  if (!title) return;
  if (!hasName(node)) adoption.attribute(node, 'aria-label', title);
  adoption.attribute(node, 'title', '');
}
