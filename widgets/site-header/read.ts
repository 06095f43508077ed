import type { ReadScope } from '#engine/scope';

/** The header of a site, with a menu that lies over the page. */
export interface SiteHeaderModel {
  /** The buttons that open it: one for small windows, one for large ones. */
  burgers: readonly [HTMLElement, ...HTMLElement[]];
  menu: HTMLElement;
  /** What the server calls the button while the menu is closed, and while it is open; '' for nothing. */
  openTitle: string;
  closeTitle: string;
  folders: readonly MenuFolder[];
}

/** A folder of the menu: a link, what it leads to in the menu, and the way back. */
export interface MenuFolder {
  link: HTMLElement;
  content: HTMLElement;
  back: HTMLElement | null;
}

function readFolders(menu: HTMLElement): MenuFolder[] {
  return [...menu.querySelectorAll<HTMLElement>('[data-folder-id]')].flatMap((link) => {
    const id = CSS.escape(link.dataset.folderId ?? '');
    const content = menu.querySelector<HTMLElement>(`[data-folder="${id}"]`);
    return content
      ? [{ link, content, back: content.querySelector<HTMLElement>('[data-action=back]') }]
      : [];
  });
}

/** Reads a site's header; null where it has no menu of its own to open. */
export function readSiteHeader({ node }: Pick<ReadScope, 'node'>): SiteHeaderModel | null {
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
