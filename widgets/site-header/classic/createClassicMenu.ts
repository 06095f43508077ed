import type { Adoption } from '#engine/adoption';
import type { BlockScope, Scope } from '#engine/scope';
import { focusFirstOf } from '#page/focus/focusFirstOf';
import { tabbables } from '#page/focus/tabbables';
import { putClass } from '#page/marks/putClass';
import { createModals } from '#page/overlays/createModals';
import { createOverlays } from '#page/overlays/createOverlays';
import { siteTexts } from '#texts/siteTexts';
import { siteMenus } from '#texts/widgets/siteMenus';
import { createFolders } from '../createFolders';
import { isSamePage } from '../isSamePage';
import { onPress } from '../presses/onPress';
import { seenLabels } from '../presses/seenLabels';
import { isBox } from '../presses/showBox';
import { raise } from '../raise';
import { uncover } from '../uncover';
import type { ClassicMenu, Mark } from './read';

/** Shows something in its template's way: by classes, or by a box that is checked. */
function reveal(by: HTMLElement, marks: readonly Mark[], scope: Scope): void {
  for (const { node, name } of marks) putClass(node, name, scope);
  if (!isBox(by)) return;
  by.checked = true;
  scope.own(() => {
    by.checked = false;
  });
}

/** What of a button is seen: the button, or the labels that stand for a box. */
const isSeen = (button: HTMLElement) =>
  isBox(button) ? seenLabels(button).length > 0 : button.getClientRects().length > 0;

/** Gives a name to a button of symbols alone. */
function nameButton(button: HTMLElement, text: string, adopt: Adoption): void {
  const own = isBox(button) ? button.labels?.[0] : button;
  if (!own?.textContent?.trim() && !button.hasAttribute('aria-label')) {
    adopt.attribute(button, 'aria-label', text);
  }
}

/**
 * Lets the buttons of a menu of 7.0 open and close it, and its folders. Escape closes a folder, then the
 * menu; so do a link to a place of the same page, and a window that gets too large for the buttons. The
 * focus goes in with the menu, and back to the button.
 */
export function createClassicMenu(scope: BlockScope, menu: ClassicMenu): void {
  const { adopt, runtime } = scope;
  const { buttons, closers, panel, isModal } = menu;
  const texts = siteTexts(runtime, 'siteMenus', siteMenus);
  let open: Scope | undefined;

  const folders = createFolders(scope, menu.folders, (folder, mine) => {
    reveal(folder.title, folder.marks, mine);
    uncover(folder.content, mine.adopt);
  });
  const isWithin = (target: EventTarget | null) =>
    target instanceof Node && [panel, ...buttons].some((one) => one.contains(target));

  const close = () => {
    const mine = open;
    open = undefined;
    folders.close();
    mine?.destroy();
  };
  const dismiss = (button: HTMLElement) => {
    if (folders.close()) return;
    close();
    button.focus({ preventScroll: true });
  };
  const show = (button: HTMLElement) => {
    const mine = scope.begin();
    open = mine;
    const enter = () => {
      reveal(button, menu.marks, mine);
      uncover(panel, mine.adopt);
      for (const one of buttons) mine.adopt.attribute(one, 'aria-expanded', 'true');
      focusFirstOf(tabbables(panel));
    };
    if (isModal) {
      raise(panel, mine.adopt);
      // Shown after the modal has looked at the page, which is laid out once then.
      const options = { layer: panel, container: panel, focus: enter, trail: [button] };
      const close = () => dismiss(button);
      mine.own(runtime.part(createModals).open({ ...options, close }));
      return;
    }
    enter();
    mine.own(runtime.part(createOverlays).push(() => dismiss(button)));
    mine.listen(document, {
      focusin({ target }) {
        if (!isWithin(target)) close();
      },
    });
  };

  for (const button of buttons) {
    nameButton(button, texts.open, adopt);
    adopt.attribute(button, 'aria-expanded', 'false');
    onPress(scope, button, () => {
      if (open) close();
      else show(button);
    });
  }
  for (const closer of closers) {
    if (closer.localName === 'button') nameButton(closer, texts.close, adopt);
    scope.listen(closer, { click: close });
  }
  scope.listen(panel, {
    click({ target }) {
      if (isSamePage(target)) close();
    },
  });
  scope.listen(window, {
    resize() {
      if (open && !buttons.some(isSeen)) close();
    },
    // Who comes back by the browser's Back wants the page.
    pagehide: close,
  });
  // It may be open already: a box is checked without us.
  const checked = buttons.find((button) => isBox(button) && button.checked);
  if (checked) show(checked);
}
