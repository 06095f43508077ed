/**
 * Gives the focus to the first of some elements that takes it: one that is gone, hidden, disabled
 * or inert does not. False where none did.
 */
export const focusFirstOf = (elements: readonly HTMLElement[]): boolean =>
  elements.some((element) => {
    const hasFocus = () => document.activeElement === element && element !== document.body;
    // To give it again would lay out the page.
    if (hasFocus()) return true;
    // WebKit refuses what was inert a moment ago while something moves: it knows better after this.
    element.getBoundingClientRect();
    element.focus();
    return hasFocus();
  });
