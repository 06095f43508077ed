import type { Scope } from '#engine/scope';
import { indexAround } from '#page/press/indexAround';
import { showPanel } from '../menuNodes';
import type { MenuModel } from '../read';
import type { MenuState } from '../state';
import { startsFocusable } from './startsFocusable';

/**
 * Returns how to show the active tab's panel, and to move the focus to the tab that the keyboard
 * stands on.
 */
export function driveTabs(
  { tabs, panels }: MenuModel,
  { adopt }: Pick<Scope, 'adopt'>,
): (state: MenuState) => void {
  let shown: MenuState | undefined;

  const showActive = (active: number) => {
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
  };

  return (state) => {
    const before = shown;
    shown = state;
    if (state.active !== before?.active) showActive(state.active);
    // From one tab to another only: the focus is never fetched from elsewhere.
    if (state.focused !== before?.focused && indexAround(tabs, document.activeElement) >= 0) {
      tabs[state.focused]?.focus();
    }
  };
}
