import { useReducer } from 'react';
import type { IslandProps } from '#page/island/defineIsland.tsx';
import type { MenuModel } from './read';
import { firstMenu, type MenuAction, type MenuState, reduceMenu } from './state';
import { indexAround } from './tabs/indexAround';
import { useShownPanel } from './tabs/useShownPanel';
import { useTabEvents } from './tabs/useTabEvents';
import { useTabRoles } from './tabs/useTabRoles';

/** Drives the server's tabs and panels: it renders nothing of its own. */
export function Menu({ model, scope }: IslandProps<MenuModel>) {
  const { tabs, automatic } = model;
  const [state, dispatch] = useReducer(
    (state: MenuState, action: MenuAction) => reduceMenu(state, action, tabs.length, automatic),
    firstMenu(Math.max(0, indexAround(tabs, document.activeElement))),
  );
  useTabRoles(model, scope);
  useShownPanel(model, scope, state);
  useTabEvents(model, scope, dispatch);
  return null;
}
