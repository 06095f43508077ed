/** Selects what an item opens. */
export const PANEL = '.accordion-item__dropdown,[data-accordion-panel]';
