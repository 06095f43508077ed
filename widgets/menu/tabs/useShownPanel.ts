import { useLayoutEffect } from 'react';
import type { Scope } from '#engine/scope';
import { showPanel } from '../menuNodes';
import type { MenuModel } from '../read';
import type { MenuState } from '../state';
import { indexAround } from './indexAround';
import { startsFocusable } from './startsFocusable';

/** Shows the active tab's panel, and moves the focus to the tab that the keyboard stands on. */
export function useShownPanel(
  { tabs, panels }: MenuModel,
  scope: Pick<Scope, 'adopt'>,
  { active, focused }: MenuState,
): void {
  const { adopt } = scope;
  useLayoutEffect(() => {
    tabs.forEach((tab, index) => {
      const isActive = index === active;
      // A button is in the tab order by itself; the platform's label is not.
      const inTabOrder = tab instanceof HTMLButtonElement ? null : '0';
      adopt.attribute(tab, 'aria-selected', `${isActive}`);
      adopt.attribute(tab, 'tabindex', isActive ? inTabOrder : '-1');
      if (tab.matches('.menu-select-labels')) {
        adopt.toggleClass(tab, 'menu-select-labels--active', isActive);
      }
    });
    panels.forEach((panel, index) => {
      showPanel(panel, { adopt }, index === active);
      adopt.attribute(panel, 'tabindex', startsFocusable(panel) ? null : '0');
      if (panel.matches('.menu')) adopt.toggleClass(panel, 'menu-active', index === active);
    });
  }, [adopt, tabs, panels, active]);

  useLayoutEffect(() => {
    // From one tab to another only: the focus is never fetched from elsewhere.
    if (indexAround(tabs, document.activeElement) >= 0) tabs[focused]?.focus();
  }, [tabs, focused]);
}
