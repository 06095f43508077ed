import type { ButtonEntry } from '#calls/endpoints/measurement/census';
import { readVisitorOnPage } from '#calls/endpoints/page/readVisitorOnPage';
import type { SiteContext } from '#engine/context/siteContext';

/** The buttons that the census knows: those of button blocks, and neutral ones that say so. */
export const BUTTONS = '.sqs-block-button-element, [data-census-button]';

/** What follows `…--` in the class of a node or of one around it. */
function modifierOf(node: Element, prefix: string): string {
  const [, modifier = ''] = new RegExp(`${prefix}--([\\w-]+)`).exec(
    node.closest(`[class*="${prefix}--"]`)?.getAttribute('class') ?? '',
  ) ?? [''];
  return modifier;
}

/** What the census is told of a button, read anew each time. */
export function readButton(button: Element, context: SiteContext): ButtonEntry {
  return {
    id: button.closest('[id]')?.id ?? '',
    buttonText: button.textContent?.trim() ?? '',
    clickthroughUrl: button.getAttribute('href') ?? '',
    alignment: modifierOf(button, 'sqs-block-button-container'),
    size: modifierOf(button, 'sqs-block-button-element'),
    newWindow: button.getAttribute('target') === '_blank',
    context: button.closest('.sqs-block') ? 'block' : 'page',
    ...readVisitorOnPage(context),
  };
}
