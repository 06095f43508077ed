import { until } from './until';

const PATIENCE = 2000;

/** What opens a menu of a template of 7.0. */
const BUTTONS =
  '[data-controller~=MobileOverlayToggle][aria-expanded], #mobileNavToggle, #mobileMenu, #mobileMenuLink a';

const isShown = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
  element.getBoundingClientRect().height > 0;

const isExpanded = (element: Element) => element.getAttribute('aria-expanded') === 'true';

const press = (key: string) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

/** Opens each folder of a navigation that is seen, and closes it by Escape. */
export async function proveDropdowns(node: HTMLElement): Promise<string | undefined> {
  for (const title of node.querySelectorAll<HTMLElement>('[aria-expanded][aria-controls]')) {
    const label = title instanceof HTMLInputElement ? title.labels?.[0] : title;
    if (!label?.getClientRects().length) continue;
    const list = [...node.querySelectorAll(`[id="${title.getAttribute('aria-controls')}"]`)].find(
      (one) => one.parentElement?.contains(title),
    );
    const links = [...(list?.querySelectorAll('a') ?? [])];
    if (links.some(isShown)) return 'a folder is open from the start';
    title.click();
    const opens = () => isExpanded(title) && links.every(isShown);
    if (!(await until(opens, PATIENCE))) return 'a folder does not open';
    press('Escape');
    const closes = () => !isExpanded(title) && !links.some(isShown);
    if (!(await until(closes, PATIENCE))) return 'a folder does not close';
  }
  return undefined;
}

/** Opens a menu of 7.0 by its button, where that is seen, and closes it by Escape. */
export async function proveSiteMenu(node: HTMLElement): Promise<string | undefined> {
  const button = [...document.querySelectorAll<HTMLElement>(BUTTONS)].find((one) =>
    isShown(one instanceof HTMLInputElement ? (one.labels?.[0] ?? one) : one),
  );
  if (!button) return undefined;
  button.click();
  const opens = () => isExpanded(button) && [...node.querySelectorAll('a')].some(isShown);
  if (!(await until(opens, PATIENCE))) return 'its menu does not open';
  press('Escape');
  return (await until(() => !isExpanded(button), PATIENCE)) ? undefined : 'its menu does not close';
}
