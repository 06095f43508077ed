/**
 * The state of a menu: the one active tab, whose panel is shown, and the tab that has the focus.
 */
export interface MenuState {
  active: number;
  focused: number;
}

/** A move through the list of tabs. */
export type Move = 'next' | 'previous' | 'first' | 'last';

/** Events of a menu. */
export type MenuAction =
  /** A visitor pressed a tab, or a link leads into its panel. */
  | { type: 'select'; index: number }
  /** A tab got the focus. */
  | { type: 'focus'; index: number }
  /** A visitor moves through the tabs by keyboard. */
  | { type: 'move'; move: Move };

/** Returns the state at the start: the first tab is active; another may already have the focus. */
export const firstMenu = (focused: number): MenuState => ({ active: 0, focused });

function moved(from: number, move: Move, count: number): number {
  switch (move) {
    case 'next':
      return (from + 1) % count;
    case 'previous':
      return (from + count - 1) % count;
    case 'first':
      return 0;
    case 'last':
      return count - 1;
  }
}

/**
 * Applies an event. A move wraps around at both ends, and also selects where the menu is automatic.
 *
 * @param count How many tabs there are.
 */
export function reduceMenu(
  state: MenuState,
  action: MenuAction,
  count: number,
  automatic: boolean,
): MenuState {
  switch (action.type) {
    case 'select':
      return { ...state, active: action.index };
    case 'focus':
      return { ...state, focused: action.index };
    case 'move': {
      const focused = moved(state.focused, action.move, count);
      return { active: automatic ? focused : state.active, focused };
    }
  }
}
