/**
 * Gives the focus to the first of some elements that takes it: one that is gone, hidden, disabled
 * or inert does not. False where none did.
 */
export const focusFirstOf = (elements: readonly HTMLElement[]): boolean =>
  elements.some((element) => {
    // WebKit refuses what was inert a moment ago while something moves: it knows better after this.
    element.getBoundingClientRect();
    element.focus();
    return document.activeElement === element && element !== document.body;
  });
