import type { BlockScope } from '#engine/scope';
import { indexAround } from '#page/press/indexAround';
import type { MenuModel } from './read';
import { firstMenu, type MenuAction, type MenuState, reduceMenu } from './state';
import { driveTabs } from './tabs/driveTabs';
import { listenToTabs } from './tabs/listenToTabs';
import { nameTabs } from './tabs/nameTabs';

/** A menu that lives, and its state. */
export interface RunningMenu extends MenuModel {
  readonly state: MenuState;
  dispatch(action: MenuAction): void;
}

/** Drives the server's tabs and panels: it makes nothing of its own. */
export function createMenu(model: MenuModel, scope: BlockScope): RunningMenu {
  const { tabs, automatic } = model;
  let state = firstMenu(Math.max(0, indexAround(tabs, document.activeElement)));
  nameTabs(model, scope);
  const show = driveTabs(model, scope);
  const dispatch = (action: MenuAction) => {
    state = reduceMenu(state, action, tabs.length, automatic);
    show(state);
  };
  show(state);
  listenToTabs(model, scope, dispatch);
  return {
    ...model,
    get state() {
      return state;
    },
    dispatch,
  };
}
