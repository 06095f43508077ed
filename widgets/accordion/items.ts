import type { Scope } from '#engine/scope';
import type { AccordionItem } from './prepare/findItems';

/** Marks an item as open or closed, for assistive technology and for the page's CSS. */
export function markItem(
  { item, trigger, panel }: AccordionItem,
  { adopt }: Pick<Scope, 'adopt'>,
  open: boolean,
): void {
  adopt.attribute(trigger, 'aria-expanded', `${open}`);
  adopt.attribute(item, 'data-is-open', `${open}`);
  adopt.attribute(item, 'data-open', open ? '' : null);
  const icon = trigger.querySelector('.accordion-icon-container');
  if (icon) adopt.attribute(icon, 'data-is-open', `${open}`);
  // A look at the classes makes the browser a list of them, for each panel.
  if (open || panel.hasAttribute('class')) {
    adopt.toggleClass(panel, 'accordion-item__dropdown--open', open);
  }
}

/**
 * Shows or hides a panel. Where the browser can, find-in-page and links still find a hidden panel:
 * it then keeps its box, so it may have no padding of its own. The page's CSS, and `prepare`, hide
 * panels by `display`: an inline style overrules them.
 */
export function showPanel(
  panel: HTMLElement,
  { adopt }: Pick<Scope, 'adopt'>,
  shown: boolean,
): void {
  const findable = 'onbeforematch' in document;
  adopt.attribute(panel, 'hidden', shown ? null : findable ? 'until-found' : '');
  const isOwn = panel.hasAttribute('data-accordion-panel') && !panel.hasAttribute('style');
  // A look at the styles makes the browser an object for them.
  if (isOwn && (shown || findable)) return;
  const display = panel.hasAttribute('data-accordion-panel') ? '' : 'block';
  adopt.style(panel, 'display', shown || findable ? display : 'none');
}
