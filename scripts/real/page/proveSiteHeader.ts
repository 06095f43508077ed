import { proveDropdowns, proveSiteMenu } from './proveSiteMenu';
import { until } from './until';

/** Uses what of a site's navigation is seen: folders, and a menu with the folders in it. */
export async function proveSiteHeader(node: HTMLElement): Promise<string | undefined> {
  if (node.matches('[data-nc-base=mobile-bar], #mobileNav, #overlayNav'))
    return proveSiteMenu(node);
  return (await proveDropdowns(node)) ?? (await proveMenu(node));
}

/** Opens the menu by the button that is seen, goes into a folder and back, and closes it again. */
async function proveMenu(node: HTMLElement): Promise<string | undefined> {
  const burger = [...node.querySelectorAll<HTMLElement>('.header-burger-btn')].find(
    (one) => one.getClientRects().length > 0,
  );
  const menu = node.querySelector<HTMLElement>('.header-menu');
  if (!burger || !menu) return undefined;
  const isSeen = (element: HTMLElement) =>
    getComputedStyle(element).visibility === 'visible' && element.getClientRects().length > 0;
  burger.click();
  if (!(await until(() => isSeen(menu), 2000))) return 'its menu does not open';
  if (burger.getAttribute('aria-expanded') !== 'true') return 'its button is not expanded';
  const link = menu.querySelector<HTMLElement>('[data-folder-id]');
  const folder =
    link &&
    menu.querySelector<HTMLElement>(`[data-folder="${CSS.escape(link.dataset.folderId ?? '')}"]`);
  if (link && folder) {
    link.click();
    const inside = [...folder.querySelectorAll<HTMLElement>('a')];
    const { width } = menu.getBoundingClientRect();
    const isThere = () =>
      inside.every((one) => {
        const { left, right, height } = one.getBoundingClientRect();
        return height > 0 && left >= 0 && right <= width + 1;
      });
    if (!(await until(isThere, 2000))) return 'its folder does not open';
    folder.querySelector<HTMLElement>('[data-action=back]')?.click();
    if (!isSeen(link)) return 'its folder does not close';
  }
  burger.click();
  return (await until(() => !isSeen(menu), 2000)) ? undefined : 'its menu does not close';
}
