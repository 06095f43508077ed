import type { Adoption } from '../../src/adoption';

/** One item of an accordion: the server's nodes. */
export interface AccordionItem {
  item: HTMLElement;
  trigger: HTMLElement;
  panel: HTMLElement;
  icon: HTMLElement | null;
}

const ITEM = '.accordion-item, [data-accordion-item]';
const TRIGGER = '.accordion-item__click-target, [data-accordion-trigger]';
const PANEL = '.accordion-item__dropdown, [data-accordion-panel]';

/** The items of a block, in order; an accordion inside a panel keeps its own. */
export function findItems(node: HTMLElement): AccordionItem[] {
  const found: AccordionItem[] = [];
  for (const item of node.querySelectorAll<HTMLElement>(ITEM)) {
    if (found.some(({ panel }) => panel.contains(item))) continue;
    const trigger = item.querySelector<HTMLElement>(TRIGGER);
    const panel = item.querySelector<HTMLElement>(PANEL);
    const icon = item.querySelector<HTMLElement>('.accordion-icon-container');
    if (trigger && panel) found.push({ item, trigger, panel, icon });
  }
  return found;
}

/** Says that an item is open or closed, to assistive technology and to the page's CSS. */
export function markItem(
  adoption: Adoption,
  { item, trigger, panel, icon }: AccordionItem,
  open: boolean,
): void {
  adoption.attribute(trigger, 'aria-expanded', `${open}`);
  adoption.attribute(item, 'data-is-open', `${open}`);
  adoption.attribute(item, 'data-open', open ? '' : null);
  if (icon) adoption.attribute(icon, 'data-is-open', `${open}`);
  adoption.toggleClass(panel, 'accordion-item__dropdown--open', open);
}

/**
 * Shows or hides a panel. A hidden one is still found by find-in-page and by links into it
 * where the browser can do that: it then keeps its box, so it may have no padding of its own.
 * The page's own CSS, and what `prepare` settled, hide by `display`: overruled inline.
 */
export function showPanel(adoption: Adoption, panel: HTMLElement, shown: boolean): void {
  const findable = 'onbeforematch' in document;
  adoption.attribute(panel, 'hidden', shown ? null : findable ? 'until-found' : '');
  const display = panel.hasAttribute('data-accordion-panel') ? '' : 'block';
  adoption.style(panel, 'display', shown || findable ? display : 'none');
}
