/** Fields, players, and widgets in which the arrows move or set something. */
const TAKERS =
  'input, textarea, select, audio, video, iframe, object, embed, [contenteditable]:not([contenteditable="false"]), ' +
  [
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
    .join(', ');

/** Something else than the page that the arrow keys scroll sideways. */
function scrollsSideways(element: Element): boolean {
  if (element.scrollWidth <= element.clientWidth) return false;
  const { overflowX } = getComputedStyle(element);
  return overflowX === 'auto' || overflowX === 'scroll';
}

/**
 * Whether what has the focus uses keys itself, so that they are no shortcuts (CAR-16): a visitor
 * types there, chooses, plays a video or scrolls.
 */
export const takesKeys = (element: Element): boolean =>
  Boolean(element.closest(TAKERS)) ||
  (element !== document.body && element !== document.documentElement && scrollsSideways(element));
