import type { Cancel } from '#engine/clock';
import type { BlockScope, Scope } from '#engine/scope';
import { putClass } from '#page/marks/putClass';
import { createModals } from '#page/overlays/createModals';
import { createFolders, showInPlaceOfMenu } from './createFolders';
import { isSamePage } from './isSamePage';
import { raise } from './raise';
import type { HeaderMenu } from './read';

/** The classes by which the style sheets show the menu, and the button as a cross. */
const OPEN = 'header--menu-open';
const ACTIVE = 'burger--active';

/** Lets the buttons of a header open and close its menu, which lies over the page. */
export function createMenu(scope: BlockScope, { burgers, menu, ...model }: HeaderMenu): void {
  const { node, adopt, runtime } = scope;
  const folders = createFolders(scope, model.folders, showInPlaceOfMenu);
  let stop: Cancel | undefined;
  let shown: Scope | undefined;

  const show = (isOpen: boolean) => {
    shown?.destroy();
    shown = isOpen ? scope.begin() : undefined;
    if (shown) {
      putClass(document.body, OPEN, shown);
      raise(node, shown.adopt);
    }
    for (const burger of burgers) {
      adopt.toggleClass(burger, ACTIVE, isOpen);
      adopt.attribute(burger, 'aria-expanded', String(isOpen));
      const title = isOpen ? model.closeTitle : model.openTitle;
      if (title) adopt.attribute(burger, 'aria-label', title);
    }
  };
  const close = () => {
    folders.close();
    stop?.();
    stop = undefined;
    show(false);
  };
  const open = (burger: HTMLElement) => {
    // The button stays above the menu, and has the focus: it closes it.
    stop = scope.own(
      runtime.part(createModals).open({
        layer: node,
        container: node,
        focus() {
          // To ask for it again would lay out the page.
          if (document.activeElement !== burger) burger.focus({ preventScroll: true });
        },
        close: () => folders.close() || close(),
        trail: [burger],
      }),
    );
    // After the modal has looked at the page, which is laid out once then.
    show(true);
  };

  adopt.toggleClass(document.body, OPEN, false);
  show(false);
  for (const burger of burgers) {
    scope.listen(burger, {
      click(event) {
        event.preventDefault();
        if (stop) close();
        else open(burger);
      },
    });
  }
  scope.listen(menu, {
    click({ target }) {
      // The menu would stay open over that place.
      if (isSamePage(target)) close();
    },
  });
  scope.listen(window, {
    resize() {
      // A large window has its links in the header, and no button to close the menu by.
      if (stop && burgers.every((burger) => !burger.getClientRects().length)) close();
    },
    // Who comes back by the browser's Back wants the page.
    pagehide: close,
  });
  scope.own(() => stop?.());
}
