import { EMBEDS, FIELDS } from './ownElements';

const CLICKABLES = `a[href], area[href], button, label, summary, [role="button"], ${FIELDS}, ${EMBEDS}`;

/**
 * Whether an element, or one around it, does something by itself when it is clicked.
 *
 * @param root Elements outside of it don't count. Default: all count.
 */
export function usesClicks(element: Element, root?: Element): boolean {
  const own = element.closest(CLICKABLES);
  return own !== null && (!root || root.contains(own));
}
