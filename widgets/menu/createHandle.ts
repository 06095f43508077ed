import { wrapIndex } from '#rules/wrapIndex';
import type { RunningMenu } from './createMenu';

declare module '#engine/block/handle' {
  interface Handles {
    menu: MenuHandle;
  }
}

/** What the page's code may do with a menu (tabs): as a press on a tab. The focus stays where it is. */
export interface MenuHandle {
  /** Which tab is active. */
  readonly index: number;
  /** How many tabs there are. */
  readonly count: number;
  /** Selects a tab. An integer is wrapped to the tabs; anything else does nothing. */
  goTo(index: number): void;
  next(): void;
  previous(): void;
}

/** Creates the handle of a menu. */
export function createHandle(menu: RunningMenu): MenuHandle {
  const { tabs, dispatch } = menu;
  const goTo = (index: number) => {
    if (!Number.isInteger(index)) return;
    dispatch({ type: 'select', index: wrapIndex(index, tabs.length) });
  };
  return {
    get index() {
      return menu.state.active;
    },
    count: tabs.length,
    goTo,
    next: () => goTo(menu.state.active + 1),
    previous: () => goTo(menu.state.active - 1),
  };
}
