/** Returns whether a press on an element follows a link to a place of the same page. */
export function isSamePage(target: EventTarget | null): boolean {
  const link =
    target instanceof Element &&
    target.closest<HTMLAnchorElement>('a[href*="#"]:not([data-folder-id])');
  return link ? link.pathname === location.pathname : false;
}
