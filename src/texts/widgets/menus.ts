/** Menus whose tabs the page does not name. */
export const menus = {
  listName: 'Menus',
};
