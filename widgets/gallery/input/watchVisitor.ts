import type { Scope } from '#engine/scope';

/** Tells whether a selector is one: a page's own may be anything. */
function isSelector(selector: string): boolean {
  try {
    document.createDocumentFragment().querySelector(selector);
    return true;
  } catch {
    return false;
  }
}

const canHover = () => matchMedia('(hover: hover)').matches;

/**
 * Tells when a mouse comes over an element, or over one that a selector finds, and when it is over none
 * of them any more. Fingers and pens don't hover.
 */
export function watchHover(
  area: Element,
  selectors: readonly string[],
  scope: Scope,
  tell: (isOver: boolean) => void,
): void {
  const others = selectors.filter(isSelector);
  const isOneOf = (target: EventTarget | null) =>
    target instanceof Element &&
    (area.contains(target) || others.some((one) => target.closest(one)));
  const onOver = ({ pointerType, target }: PointerEvent) => {
    if (pointerType === 'mouse') tell(isOneOf(target));
  };
  // Out of the window.
  const onOut = ({ pointerType, relatedTarget }: PointerEvent) => {
    if (pointerType === 'mouse' && !relatedTarget) tell(false);
  };
  scope.listen(document, { pointerover: onOver, pointerout: onOut }, { passive: true });
  // It may have been there before us; a finger leaves its `:hover` behind.
  if (canHover() && area.matches(':hover')) tell(true);
}

/**
 * Tells when the visitor's keyboard is in an element, and when it has left it. The focus that a mouse or
 * a finger leaves behind on what it pressed does not count.
 */
export function watchFocus(area: Element, scope: Scope, tell: (isInside: boolean) => void): void {
  const isInside = (target: EventTarget | null): target is Element =>
    target instanceof Element && area.contains(target);
  const look = ({ target }: Pick<Event, 'target'>) => {
    if (isInside(target)) tell(target.matches(':focus-visible'));
  };
  const onOut = ({ relatedTarget }: FocusEvent) => {
    if (!isInside(relatedTarget)) tell(false);
  };
  // A key makes a focus visible that was not.
  scope.listen(area, { focusin: look, focusout: onOut, keyup: look });
  look({ target: document.activeElement });
}
