/** A folder of a navigation: its title, and the list that the title shows. */
export interface Dropdown {
  /** Holds both: while the pointer is over it the style sheets show the list. */
  item: HTMLElement;
  title: HTMLElement;
  list: HTMLElement;
}

/** How the folders of a navigation are marked up, by the templates: item, title and list. */
const FOLDERS = [
  ['.header-nav-item--folder', '.header-nav-folder-title', '.header-nav-folder-content'],
  ['.Header-nav-item--folder', '.Header-nav-folder-title', '.Header-nav-folder'],
  ['.folder', '.folder-toggle-box', '.subnav'],
  ['.folder', '.folder-parent > a', '.folder-child-wrapper'],
  ['.folder', ':scope > a', '.subnav'],
] as const;

/** Reads the folders of a navigation, in the order of the page. */
export function readDropdowns(root: HTMLElement): Dropdown[] {
  for (const [items, titles, lists] of FOLDERS) {
    const found = [...root.querySelectorAll<HTMLElement>(items)].flatMap((item) => {
      const title = item.querySelector<HTMLElement>(titles);
      const list = item.querySelector<HTMLElement>(lists);
      return title && list && !list.contains(title) ? [{ item, title, list }] : [];
    });
    if (found.length) return found;
  }
  return [];
}
