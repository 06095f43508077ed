import type { ReadScope, Scope } from '#engine/scope';

/** The server's nodes of a block with several menus. */
export interface MenuNodes {
  list: HTMLElement;
  tabs: readonly HTMLElement[];
  /** One panel for each tab, in the same order. */
  panels: readonly HTMLElement[];
}

const LIST = '.menu-selector, [data-menu-tabs]';
const TAB = '.menu-select-labels, [data-menu-tabs] > button';
const PANEL = '.menus > .menu, [data-menu-panel]';

/** The class of the platform's panels, all of which the page's CSS hides with `display: none`. */
const HIDDEN_BY_PAGE = 'menu';

/**
 * Finds the parts of a block. Null where there is nothing to choose, and, after a warning, where
 * tabs and panels don't match.
 */
export function findMenu({ node, warn }: Pick<ReadScope, 'node' | 'warn'>): MenuNodes | null {
  const list = node.querySelector<HTMLElement>(LIST);
  const tabs = [...(list?.querySelectorAll<HTMLElement>(TAB) ?? [])];
  const panels: HTMLElement[] = [];
  for (const panel of node.querySelectorAll<HTMLElement>(PANEL)) {
    // A menu inside a panel keeps its own.
    if (!panels.some((outer) => outer.contains(panel))) panels.push(panel);
  }
  if (list && tabs.length > 1 && tabs.length === panels.length) return { list, tabs, panels };
  if (tabs.length > 1 || panels.length > 1) {
    warn('tabs', `${tabs.length} tabs for ${panels.length} panels; left as it is`);
  }
  return null;
}

/** Shows or hides a panel, whatever the page's CSS and `prepare` say about its `display`. */
export function showPanel(
  panel: HTMLElement,
  { adopt }: Pick<Scope, 'adopt'>,
  shown: boolean,
): void {
  const shownDisplay = panel.classList.contains(HIDDEN_BY_PAGE) ? 'block' : '';
  adopt.attribute(panel, 'hidden', shown ? null : '');
  adopt.style(panel, 'display', shown ? shownDisplay : 'none');
}
