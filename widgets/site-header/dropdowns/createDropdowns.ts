import type { BlockScope, Scope } from '#engine/scope';
import { giveId } from '#page/marks/giveId';
import { createOverlays } from '#page/overlays/createOverlays';
import { onPress } from '../presses/onPress';
import { isBox } from '../presses/showBox';
import { fitList } from './fitList';
import type { Dropdown } from './readDropdowns';
import { isCovered, showList } from './showList';

/** The folder that is open, and for how long. */
interface OpenDropdown {
  readonly dropdown: Dropdown;
  readonly scope: Scope;
  /** It stays when the pointer leaves: it was pressed. */
  readonly isKept: boolean;
}

const isInside = ({ item }: Dropdown, target: EventTarget | null) =>
  target instanceof Node && item.contains(target);

/** Has a box say whether what it stands for is open. */
function check(box: HTMLInputElement, isChecked: boolean, scope: Scope): void {
  box.checked = isChecked;
  scope.own(() => {
    box.checked = false;
  });
}

/**
 * Lets the folders of a navigation open one at a time: under a mouse as the style sheets have it, and
 * by a press of the title, with any pointer or the keyboard. Escape closes one, and gives its title the
 * focus that was inside; so does a press or the focus elsewhere. The list of a closed folder is hidden:
 * the style sheets leave its links within reach of Tab, unseen.
 */
export function createDropdowns(scope: BlockScope, dropdowns: readonly Dropdown[]): void {
  const { adopt, block, runtime } = scope;
  const overlays = runtime.part(createOverlays);
  let open: OpenDropdown | undefined;

  const close = () => {
    open?.scope.destroy();
    open = undefined;
  };
  const dismiss = () => {
    const title = open && isInside(open.dropdown, document.activeElement) && open.dropdown.title;
    // While the list is still shown: a hidden one would lose the focus first.
    if (title) title.focus({ preventScroll: true });
    close();
  };
  const show = (dropdown: Dropdown, isKept: boolean) => {
    close();
    const mine = scope.begin();
    open = { dropdown, scope: mine, isKept };
    mine.adopt.style(dropdown.list, 'visibility', 'visible');
    mine.adopt.attribute(dropdown.title, 'aria-expanded', 'true');
    if (isKept) showList(dropdown.list, mine.adopt);
    fitList(dropdown.list, mine.adopt);
    if (isBox(dropdown.title)) check(dropdown.title, isKept, mine);
    mine.own(overlays.push(dismiss));
    mine.listen(document, {
      pointerdown({ target }) {
        if (!isInside(dropdown, target)) close();
      },
      focusin({ target }) {
        if (isKept && !isInside(dropdown, target)) close();
      },
    });
  };

  // Who comes back by the browser's Back wants the page.
  scope.listen(window, { pagehide: close });

  // Where the sheets show it always, it is no folder to open. All are looked at before one is changed: the
  // page is laid out once.
  const folders = dropdowns.filter(
    (dropdown) =>
      dropdown.item.matches(':hover') ||
      isInside(dropdown, document.activeElement) ||
      isCovered(dropdown.list),
  );
  folders.forEach((dropdown, index) => {
    const { item, title, list } = dropdown;
    // A template has one name for all of its folders, whatever is written on them.
    const text = title.textContent?.trim();
    if (text && title.hasAttribute('aria-label')) adopt.attribute(title, 'aria-label', text);
    if (!title.hasAttribute('aria-controls')) {
      const listId = giveId(adopt, list, `${block.id}-folder-${index + 1}`);
      adopt.attribute(title, 'aria-controls', listId);
    }
    adopt.attribute(title, 'aria-expanded', 'false');
    adopt.style(list, 'visibility', 'hidden');
    const isOpen = () => open?.dropdown === dropdown;
    onPress(scope, title, () => {
      if (isOpen() && open?.isKept) close();
      else show(dropdown, true);
    });
    scope.listen(item, {
      pointerenter({ pointerType }) {
        if (pointerType === 'mouse' && !isOpen()) show(dropdown, false);
      },
      pointerleave() {
        if (isOpen() && !open?.isKept) close();
      },
    });
    // A visitor may be there already.
    if (isInside(dropdown, document.activeElement)) show(dropdown, true);
    else if (item.matches(':hover')) show(dropdown, false);
  });
}
