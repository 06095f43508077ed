/** Exactly one tab is active: its panel is shown. The keyboard may stand on another one. */
export interface MenuState {
  active: number;
  focused: number;
}

/** Where a key leads in the list of tabs. */
export type Move = 'next' | 'previous' | 'first' | 'last';

/** What happens to a menu. */
export type MenuAction =
  /** A visitor pressed a tab, or a link leads into its panel. */
  | { type: 'select'; index: number }
  /** A tab got the focus. */
  | { type: 'focus'; index: number }
  /** A visitor moves through the tabs by keyboard. */
  | { type: 'move'; move: Move };

/** The first tab is active; the focus may already stand on another one. */
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
 * The rules of a menu: moving wraps around at both ends, and selects only if the block asks for
 * it.
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
