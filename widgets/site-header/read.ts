import type { ReadScope } from '#engine/scope';
import type { Folder } from './createFolders';

/** The menu of a header of 7.1, which lies over the page. */
export interface HeaderMenu {
  /** The buttons that open it: one for small windows, one for large ones. */
  burgers: readonly [HTMLElement, ...HTMLElement[]];
  menu: HTMLElement;
  /** What the server calls the button while the menu is closed, and while it is open; '' for nothing. */
  openTitle: string;
  closeTitle: string;
  folders: readonly Folder[];
}

function readFolders(menu: HTMLElement): Folder[] {
  return [...menu.querySelectorAll<HTMLElement>('[data-folder-id]')].flatMap((title) => {
    const id = CSS.escape(title.dataset.folderId ?? '');
    const content = menu.querySelector<HTMLElement>(`[data-folder="${id}"]`);
    if (!content) return [];
    const back = content.querySelector<HTMLElement>('[data-action=back]');
    return [{ title, content, back, first: back ?? content.querySelector('a') }];
  });
}

/** Reads the menu of a header; null where it has none of its own to open. */
export function readHeaderMenu({ node }: Pick<ReadScope, 'node'>): HeaderMenu | null {
  const [first, ...others] = node.querySelectorAll<HTMLElement>('.header-burger-btn');
  const menu = node.querySelector<HTMLElement>('.header-menu');
  if (!first || !menu) return null;
  const title = (name: string) =>
    first.querySelector(`.js-header-burger-${name}-title`)?.textContent?.trim() ?? '';
  return {
    burgers: [first, ...others],
    menu,
    openTitle: title('open'),
    closeTitle: title('close'),
    folders: readFolders(menu),
  };
}
