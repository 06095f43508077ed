/** The buttons of a site's menu, where the page does not name them. */
export const siteMenus = {
  open: 'Menu',
  close: 'Close menu',
};
