import { until } from './until';

const PATIENCE = 2000;

/** Opens the first item, after closing one that starts open. */
export async function proveAccordion(node: HTMLElement): Promise<string | undefined> {
  const trigger = node.querySelector<HTMLElement>(
    '.accordion-item__click-target, [data-accordion-trigger]',
  );
  const panel = node.querySelector<HTMLElement>(
    '.accordion-item__dropdown, [data-accordion-panel]',
  );
  if (!trigger || !panel) return 'has no trigger or no panel';
  const isExpanded = (wanted: boolean) => trigger.getAttribute('aria-expanded') === `${wanted}`;
  const press = (wanted: boolean) => {
    trigger.click();
    return until(() => isExpanded(wanted) && !panel.getAnimations().length, PATIENCE);
  };
  if (isExpanded(true) && !(await press(false))) return 'its first item does not close';
  if (!(await press(true))) return 'its first item does not open';
  const isShown = node.checkVisibility();
  if (isShown && !panel.clientHeight) return 'its first item opens, but its panel has no height';
  return undefined;
}
