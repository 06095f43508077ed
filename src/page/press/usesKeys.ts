import { EMBEDS, FIELDS } from './ownElements';

/** Widgets in which the arrow keys move or set something. */
const ROLES = [
  'application',
  'combobox',
  'grid',
  'listbox',
  'menu',
  'menubar',
  'radiogroup',
  'scrollbar',
  'searchbox',
  'slider',
  'spinbutton',
  'tablist',
  'textbox',
  'toolbar',
  'tree',
  'treegrid',
]
  .map((role) => `[role="${role}"]`)
  .join();

/** Whether an element, or one around it, uses the keys itself: they are no shortcuts there. */
export const usesKeys = (element: Element): boolean =>
  element.closest(`${FIELDS}, ${EMBEDS}, ${ROLES}`) !== null;
