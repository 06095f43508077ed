import { PANEL } from './panel';

/** The server's nodes of one item of an accordion. */
export interface AccordionItem {
  item: HTMLElement;
  trigger: HTMLElement;
  panel: HTMLElement;
}

const TRIGGER = '.accordion-item__click-target,[data-accordion-trigger]';
const ITEM = '.accordion-item,[data-accordion-item]';

/**
 * Finds the items of a block, in order: those with a panel, and a trigger outside of it. The items
 * of an accordion inside a panel are its own.
 */
export function findItems(node: HTMLElement): AccordionItem[] {
  const found: AccordionItem[] = [];
  for (const item of node.querySelectorAll<HTMLElement>(ITEM)) {
    const trigger = item.querySelector<HTMLElement>(TRIGGER);
    const panel = item.querySelector<HTMLElement>(PANEL);
    if (!trigger || !panel || panel.contains(trigger)) continue;
    if (!found.some((outer) => outer.panel.contains(item))) found.push({ item, trigger, panel });
  }
  return found;
}
