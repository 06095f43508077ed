import type { Folder } from '../createFolders';
import { isBox } from '../presses/showBox';

/** A class that a template's sheets wait for, and the node that has it. */
export interface Mark {
  node: HTMLElement;
  name: string;
}

/** A folder of a menu of 7.0. */
export interface ClassicFolder extends Folder {
  marks: readonly Mark[];
}

/** A menu of a template of 7.0. */
export interface ClassicMenu {
  /** What open and close it: buttons, or the box by whose check the sheets show it. */
  buttons: readonly HTMLElement[];
  /** What close it from within: a button, and what lies behind the menu. */
  closers: readonly HTMLElement[];
  panel: HTMLElement;
  marks: readonly Mark[];
  /** It lies over the page and holds its own way to close it. */
  isModal: boolean;
  folders: readonly ClassicFolder[];
}

type Read = (node: HTMLElement) => ClassicMenu | null;

const all = (selector: string, root: ParentNode = document) => [
  ...root.querySelectorAll<HTMLElement>(selector),
];

/** The folders of a list: each item has a title, and what follows the title. */
const readInlineFolders = (panel: HTMLElement, titles: string, name: string): ClassicFolder[] =>
  all(titles, panel).flatMap((title) => {
    const item = title.closest<HTMLElement>('.folder');
    const content = item?.querySelector<HTMLElement>(
      ':scope .subnav, :scope ul, :scope .folder-child-wrapper',
    );
    if (!item || !content) return [];
    return [
      {
        title,
        content,
        back: null,
        first: null,
        marks: isBox(title) ? [] : [{ node: item, name }],
      },
    ];
  });

/** Brine and its family: the menu slides over the page; each folder slides over the menu. */
const readOverlay: Read = (node) => {
  const panel = node.querySelector<HTMLElement>('.Mobile-overlay');
  const menu = panel?.querySelector<HTMLElement>('.Mobile-overlay-menu');
  if (!panel || !menu) return null;
  const toggles = all('[data-controller~=MobileOverlayToggle]');
  const ofFolders = all('[data-controller-folder-toggle]', menu);
  const folders = all('[data-controller-folder]', menu).flatMap((content) => {
    const { controllerFolder: id } = content.dataset;
    const own = ofFolders.filter((one) => one.dataset.controllerFolderToggle === id);
    const title = own.find((one) => !content.contains(one));
    const back = own.find((one) => content.contains(one)) ?? null;
    const marks = [
      { node: content, name: 'is-active-folder' },
      { node: menu, name: 'has-active-folder' },
    ];
    return title ? [{ title, content, back, first: back, marks }] : [];
  });
  return {
    buttons: toggles.filter((toggle) => !panel.contains(toggle)),
    closers: toggles.filter((toggle) => panel.contains(toggle)),
    panel,
    marks: [{ node: document.body, name: 'is-mobile-overlay-active' }],
    isModal: true,
    folders,
  };
};

/** Pacific, and others of its time: the body has the class, and each item that is a folder. */
const readBesidePage: Read = (node) => ({
  buttons: all('#mobileMenu'),
  closers: [],
  panel: node,
  marks: [{ node: document.body, name: 'mobile-nav-open' }],
  isModal: false,
  folders: readInlineFolders(node, '.folder-parent > a', 'dropdown-open'),
});

/** The first templates: the menu itself has the class. */
const readAbovePage: Read = (node) => ({
  buttons: all('#mobileMenuLink a'),
  closers: [],
  panel: node,
  marks: [{ node, name: 'menu-open' }],
  isModal: false,
  folders: readInlineFolders(node, '.folder > a', 'folder-open'),
});

/** The templates whose sheets go by a box that is checked, with labels for it. */
const readBoxMenu: Read = (node) => ({
  buttons: all('#mobileNavToggle').filter(isBox),
  closers: [],
  panel: node,
  marks: [],
  isModal: false,
  folders: readInlineFolders(node, '.folder-toggle-box', ''),
});

const TEMPLATES: readonly (readonly [selector: string, read: Read])[] = [
  ['[data-nc-base=mobile-bar]', readOverlay],
  ['#overlayNav', readBoxMenu],
  ['#mobileNav', readBesidePage],
  ['#mobileNav', readAbovePage],
];

/** Reads a menu of a template of 7.0; null where the node is none, or has no button. */
export function readClassicMenu(node: HTMLElement): ClassicMenu | null {
  for (const [selector, read] of TEMPLATES) {
    const menu = node.matches(selector) ? read(node) : null;
    if (menu?.buttons.length) return menu;
  }
  return null;
}
