import type { Scope } from '#engine/scope';

/** Says that somebody marks what has the focus. */
const MARKS = 'data-js-focus-visible';

const MARK = 'data-focus-visible-added';

/**
 * Marks what has the focus from a keyboard, as the platform's own script does: its sheets draw no ring
 * around the arrows of a gallery, the labels of a menu or “Quick View” without the mark.
 */
export function markFocus({ adopt, listen, own }: Pick<Scope, 'adopt' | 'listen' | 'own'>): void {
  let marked: Element | null = null;
  const move = (to: Element | null) => {
    // Who types presses many keys: a page is styled anew for each mark.
    if (to === marked) return;
    marked?.removeAttribute(MARK);
    to?.setAttribute(MARK, '');
    marked = to;
  };
  const unmark = () => move(null);
  const mark = () => {
    const { activeElement } = document;
    move(activeElement?.matches(':focus-visible') ? activeElement : null);
  };
  adopt.attribute(document.documentElement, MARKS, '');
  // A key that is pressed on what a mouse has focused makes that visible.
  listen(document, { focusin: mark, focusout: unmark, keydown: mark });
  own(unmark);
  mark();
}
