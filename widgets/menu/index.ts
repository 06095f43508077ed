import './styles.css';
import { createStore } from '#page/island/createStore';
import { defineIsland } from '#page/island/defineIsland.tsx';
import { createHandle } from './createHandle';
import { Menu, type RunningMenu } from './Menu';
import { readMenu } from './read';
import { firstMenu, type MenuAction, type MenuState, reduceMenu } from './state';
import { indexAround } from './tabs/indexAround';

export const mount = defineIsland<RunningMenu>({
  read(scope) {
    const model = readMenu(scope);
    if (!model) return null;
    const { tabs, automatic } = model;
    const first = firstMenu(Math.max(0, indexAround(tabs, document.activeElement)));
    const reduce = (state: MenuState, action: MenuAction) =>
      reduceMenu(state, action, tabs.length, automatic);
    return { ...model, store: createStore(first, reduce) };
  },
  component: Menu,
  handle: createHandle,
});
