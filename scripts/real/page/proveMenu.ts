import { until } from './until';

const PATIENCE = 1000;

/** Chooses the second menu. */
export async function proveMenu(node: HTMLElement): Promise<string | undefined> {
  const [, tab] = node.querySelectorAll<HTMLElement>('.menu-select-labels, [data-menu-tabs] > *');
  const [first, second] = node.querySelectorAll<HTMLElement>('.menus > .menu, [data-menu-panel]');
  if (!tab || !first || !second) return 'has no second tab or no second menu';
  tab.click();
  const isChosen = () =>
    tab.getAttribute('aria-selected') === 'true' &&
    second.style.display !== 'none' &&
    !first.checkVisibility();
  return (await until(isChosen, PATIENCE)) ? undefined : 'its second menu does not show';
}
