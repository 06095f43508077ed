import { useLayoutEffect, useReducer } from 'react';
import { createHashTargets } from '../../src/hashTarget';
import type { IslandProps } from '../../src/island/defineIsland';
import { useAdoption } from '../../src/island/useAdoption';
import type { Runtime } from '../../src/runtime';
import { menus } from '../../src/strings/menus';
import { siteTexts } from '../../src/strings/siteTexts';
import { showPanel } from './menuParts';
import { moveOfKey } from './moveOfKey';
import type { MenuModel } from './read';
import { startsFocusable } from './startsFocusable';
import { firstMenu, type MenuAction, type MenuState, reduceMenu } from './state';

/** Read once for all menus of a page. */
const readTexts = (runtime: Runtime) => siteTexts(runtime, 'menus', menus);

const indexAround = (parts: readonly HTMLElement[], target: EventTarget | null) =>
  parts.findIndex((part) => target instanceof Node && part.contains(target));

/** Drives the server's tabs and panels: it renders nothing of its own. */
export function Menu({ model, id, runtime }: IslandProps<MenuModel>) {
  const { node, list, tabs, panels, automatic } = model;
  const adoption = useAdoption(runtime);
  const [{ active, focused }, dispatch] = useReducer(
    (state: MenuState, action: MenuAction) => reduceMenu(state, action, tabs.length, automatic),
    firstMenu(Math.max(0, indexAround(tabs, document.activeElement))),
  );

  useLayoutEffect(() => {
    adoption.attribute(list, 'role', 'tablist');
    const isNamed = list.hasAttribute('aria-label') || list.hasAttribute('aria-labelledby');
    if (!isNamed) adoption.attribute(list, 'aria-label', runtime.part(readTexts).listName);
    tabs.forEach((tab, index) => {
      const panel = panels[index];
      if (!panel) return;
      if (!tab.id) adoption.attribute(tab, 'id', `${id}-tab-${index + 1}`);
      if (!panel.id) adoption.attribute(panel, 'id', `${id}-panel-${index + 1}`);
      if (tab instanceof HTMLButtonElement) adoption.attribute(tab, 'type', 'button');
      adoption.attribute(tab, 'role', 'tab');
      adoption.attribute(tab, 'aria-controls', panel.id);
      adoption.attribute(panel, 'role', 'tabpanel');
      adoption.attribute(panel, 'aria-labelledby', tab.id);
    });
  }, [runtime, adoption, list, tabs, panels, id]);

  useLayoutEffect(() => {
    tabs.forEach((tab, index) => {
      const isActive = index === active;
      // A button is in the tab order by itself; the platform's label is not.
      const inTabOrder = tab instanceof HTMLButtonElement ? null : '0';
      adoption.attribute(tab, 'aria-selected', `${isActive}`);
      adoption.attribute(tab, 'tabindex', isActive ? inTabOrder : '-1');
      if (tab.matches('.menu-select-labels')) {
        adoption.toggleClass(tab, 'menu-select-labels--active', isActive);
      }
    });
    panels.forEach((panel, index) => {
      showPanel(adoption, panel, index === active);
      adoption.attribute(panel, 'tabindex', startsFocusable(panel) ? null : '0');
      if (panel.matches('.menu')) adoption.toggleClass(panel, 'menu-active', index === active);
    });
  }, [adoption, tabs, panels, active]);

  useLayoutEffect(() => {
    // From one tab to another only: the focus is never fetched from elsewhere.
    if (indexAround(tabs, document.activeElement) >= 0) tabs[focused]?.focus();
  }, [tabs, focused]);

  useLayoutEffect(() => {
    const onClick = ({ target, isTrusted }: Event) => {
      const index = indexAround(tabs, target);
      if (index < 0) return;
      dispatch({ type: 'select', index });
      const { activeElement } = document;
      const isElsewhere = activeElement !== document.body && !node.contains(activeElement);
      // Not every browser focuses what is clicked. After a replayed click the visitor may have
      // gone on to something else.
      if (isTrusted || !isElsewhere) tabs[index]?.focus();
    };
    const onFocus = ({ target }: Event) => {
      const index = indexAround(tabs, target);
      if (index >= 0) dispatch({ type: 'focus', index });
    };
    const onKey = (event: KeyboardEvent) => {
      const { key, altKey, ctrlKey, metaKey } = event;
      const tab = tabs[indexAround(tabs, event.target)];
      if (!tab || altKey || ctrlKey || metaKey) return;
      const move = moveOfKey(key, {
        vertical: list.getAttribute('aria-orientation') === 'vertical',
        rightToLeft: getComputedStyle(list).direction === 'rtl',
      });
      const pressesLabel = (key === 'Enter' || key === ' ') && !(tab instanceof HTMLButtonElement);
      if (move) dispatch({ type: 'move', move });
      else if (pressesLabel) tab.click();
      else return;
      event.preventDefault();
    };
    node.addEventListener('click', onClick);
    node.addEventListener('focusin', onFocus);
    node.addEventListener('keydown', onKey);
    const stopHash = runtime.part(createHashTargets).watch(node, (target) => {
      const index = indexAround(panels, target);
      // In a panel that is shown, the browser has found the target itself.
      if (!panels[index]?.hidden) return;
      dispatch({ type: 'select', index });
      requestAnimationFrame(() => target.scrollIntoView());
    });
    return () => {
      node.removeEventListener('click', onClick);
      node.removeEventListener('focusin', onFocus);
      node.removeEventListener('keydown', onKey);
      stopHash();
    };
  }, [runtime, node, list, tabs, panels]);

  return null;
}
