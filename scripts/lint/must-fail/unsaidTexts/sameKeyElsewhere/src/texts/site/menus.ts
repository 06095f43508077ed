export const menus = { close: 'Close the menu' };
