import type { Store } from '#page/island/createStore';
import type { IslandProps } from '#page/island/defineIsland.tsx';
import { useStore } from '#page/island/useStore';
import type { MenuModel } from './read';
import type { MenuAction, MenuState } from './state';
import { useShownPanel } from './tabs/useShownPanel';
import { useTabEvents } from './tabs/useTabEvents';
import { useTabRoles } from './tabs/useTabRoles';

/** A menu, and its state. */
export interface RunningMenu extends MenuModel {
  store: Store<MenuState, MenuAction>;
}

/** Drives the server's tabs and panels: it renders nothing of its own. */
export function Menu({ model, scope }: IslandProps<RunningMenu>) {
  const { store } = model;
  const { dispatch } = store;
  const state = useStore(store.subscribe, () => store.state);
  useTabRoles(model, scope);
  useShownPanel(model, scope, state);
  useTabEvents(model, scope, dispatch);
  return null;
}
