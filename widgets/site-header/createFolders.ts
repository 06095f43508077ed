import type { BlockScope, Scope } from '#engine/scope';
import { isPlainPress } from '#page/press/isPlainPress';
import type { MenuFolder } from './read';

/** The folders of a menu, of which one is open at a time. */
export interface Folders {
  /** Closes the one that is open, with the focus on its link; returns whether one was. */
  close(): boolean;
}

/**
 * Lets a folder's link show what is in it, in the place of all else of the menu. The template moves a
 * folder out of its place for that; here it stays there, and what is beside it is hidden.
 */
export function createFolders(scope: BlockScope, folders: readonly MenuFolder[]): Folders {
  let open: { folder: MenuFolder; scope: Scope } | undefined;

  const close = () => {
    if (!open) return false;
    const { folder } = open;
    open.scope.destroy();
    open = undefined;
    folder.link.focus({ preventScroll: true });
    return true;
  };

  const show = (folder: MenuFolder) => {
    open?.scope.destroy();
    const mine = scope.begin();
    open = { folder, scope: mine };
    const { content, link, back } = folder;
    for (const sibling of content.parentElement?.children ?? []) {
      if (sibling instanceof HTMLElement && sibling !== content) {
        mine.adopt.style(sibling, 'display', 'none');
      }
    }
    mine.adopt.style(content, 'display', 'flex');
    mine.adopt.style(content, 'position', 'static');
    mine.adopt.style(content, 'transform', 'none');
    mine.adopt.toggleClass(content, 'header-menu-nav-folder--active', true);
    mine.adopt.attribute(link, 'aria-expanded', 'true');
    (back ?? content.querySelector<HTMLElement>('a'))?.focus({ preventScroll: true });
  };

  for (const folder of folders) {
    scope.adopt.attribute(folder.link, 'aria-expanded', 'false');
    const press = (run: () => void) => (event: MouseEvent) => {
      if (!isPlainPress(event)) return;
      event.preventDefault();
      run();
    };
    scope.listen(folder.link, { click: press(() => show(folder)) });
    if (folder.back) scope.listen(folder.back, { click: press(close) });
  }
  return { close };
}
