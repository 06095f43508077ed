import type { Adoption } from '#engine/adoption';
import type { BlockScope, Scope } from '#engine/scope';
import { onPress } from './presses/onPress';

/** A folder of a menu: its title, and what the title opens. */
export interface Folder {
  title: HTMLElement;
  content: HTMLElement;
  /** The way back, where the content takes the place of the rest of the menu. */
  back: HTMLElement | null;
  /** What gets the focus when it opens; null: the title keeps it. */
  first: HTMLElement | null;
}

/** The folders of a menu, of which one is open at a time. */
export interface Folders {
  /** Closes the one that is open, with the focus on its title; returns whether one was. */
  close(): boolean;
}

/**
 * Lets the title of a folder open and close it, and the way back close it.
 *
 * @param reveal Shows what is in a folder, for as long as the scope lasts.
 */
export function createFolders<Kind extends Folder>(
  scope: BlockScope,
  folders: readonly Kind[],
  reveal: (folder: Kind, scope: Scope) => void,
): Folders {
  let open: { folder: Kind; scope: Scope } | undefined;

  const close = () => {
    if (!open) return false;
    const { folder } = open;
    open.scope.destroy();
    open = undefined;
    folder.title.focus({ preventScroll: true });
    return true;
  };

  const show = (folder: Kind) => {
    open?.scope.destroy();
    const mine = scope.begin();
    open = { folder, scope: mine };
    reveal(folder, mine);
    mine.adopt.attribute(folder.title, 'aria-expanded', 'true');
    folder.first?.focus({ preventScroll: true });
  };

  for (const folder of folders) {
    scope.adopt.attribute(folder.title, 'aria-expanded', 'false');
    onPress(scope, folder.title, () => {
      if (open?.folder === folder) close();
      else show(folder);
    });
    if (folder.back) onPress(scope, folder.back, close);
  }
  return { close };
}

/**
 * Shows a folder in the place of all else of the menu. The template moves it out of its place for
 * that; here it stays there, and what is beside it is hidden.
 */
export function showInPlaceOfMenu({ content }: Folder, { adopt }: { adopt: Adoption }): void {
  for (const sibling of content.parentElement?.children ?? []) {
    if (sibling instanceof HTMLElement && sibling !== content) {
      adopt.style(sibling, 'display', 'none');
    }
  }
  adopt.style(content, 'display', 'flex');
  adopt.style(content, 'position', 'static');
  adopt.style(content, 'transform', 'none');
  adopt.toggleClass(content, 'header-menu-nav-folder--active', true);
}
