import type { Runtime } from '#engine/runtime';
import type { BlockScope } from '#engine/scope';
import { giveId } from '#page/marks/giveId';
import { siteTexts } from '#texts/siteTexts';
import { menus } from '#texts/widgets/menus';
import type { MenuModel } from '../read';

/** Reads the texts once for all menus of a page. */
const readTexts = (runtime: Runtime) => siteTexts(runtime, 'menus', menus);

/**
 * Names the list, its tabs and their panels to assistive technology, and ties them to each other.
 */
export function nameTabs(
  { list, tabs, panels }: MenuModel,
  { runtime, adopt, block: { id } }: BlockScope,
): void {
  adopt.attribute(list, 'role', 'tablist');
  const isNamed = list.hasAttribute('aria-label') || list.hasAttribute('aria-labelledby');
  if (!isNamed) adopt.attribute(list, 'aria-label', runtime.part(readTexts).listName);
  tabs.forEach((tab, index) => {
    const panel = panels[index];
    if (!panel) return;
    const tabId = giveId(adopt, tab, `${id}-tab-${index + 1}`);
    if (tab instanceof HTMLButtonElement) adopt.attribute(tab, 'type', 'button');
    adopt.attribute(tab, 'role', 'tab');
    adopt.attribute(tab, 'aria-controls', giveId(adopt, panel, `${id}-panel-${index + 1}`));
    adopt.attribute(panel, 'role', 'tabpanel');
    adopt.attribute(panel, 'aria-labelledby', tabId);
  });
}
