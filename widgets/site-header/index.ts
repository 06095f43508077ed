import type { WidgetModule } from '#engine/initializer';
import { createModals } from '#page/overlays/createModals';
import { createFolders } from './createFolders';
import { readSiteHeader } from './read';

/** The classes by which the style sheets show the menu, and the button as a cross. */
const OPEN = 'header--menu-open';
const ACTIVE = 'burger--active';

/** Lets the buttons of a site's header open and close its menu, which lies over the page. */
export const mount: WidgetModule['mount'] = (scope) => {
  const { node, adopt, runtime } = scope;
  const model = readSiteHeader(scope);
  if (!model) return false;
  const { burgers, menu, openTitle, closeTitle } = model;
  const folders = createFolders(scope, model.folders);
  let stop: (() => void) | undefined;

  const show = (isOpen: boolean) => {
    adopt.toggleClass(document.body, OPEN, isOpen);
    for (const burger of burgers) {
      adopt.toggleClass(burger, ACTIVE, isOpen);
      adopt.attribute(burger, 'aria-expanded', String(isOpen));
      const title = isOpen ? closeTitle : openTitle;
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
    show(true);
    // The button stays above the menu, and has the focus: it closes it.
    stop = scope.own(
      runtime.part(createModals).open({
        layer: node,
        container: node,
        focus: () => burger.focus({ preventScroll: true }),
        close: () => folders.close() || close(),
        trail: [burger],
      }),
    );
  };

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
      // A link to a place of this page leaves the menu open over it.
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href*="#"]');
      if (link && link.pathname === location.pathname && !link.dataset.folderId) close();
    },
  });
  scope.listen(window, {
    resize() {
      // A large window has its links in the header, and no button to close the menu by.
      if (stop && burgers.every((burger) => !burger.getClientRects().length)) close();
    },
  });
  scope.own(() => stop?.());
  return true;
};
