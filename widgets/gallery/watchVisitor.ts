import type { Cancel } from '../../src/clock';

/** Whether a selector is one: a page's own may be anything. */
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
 * Tells when a mouse comes over one of these elements, or over one that a selector finds, and when
 * it is over none of them any more. Fingers and pens don't hover (widgets.md 4: non-mobile only).
 */
export function watchHover(
  areas: readonly Element[],
  selectors: readonly string[],
  tell: (isOver: boolean) => void,
): Cancel {
  const others = selectors.filter(isSelector);
  const isOneOf = (target: EventTarget | null) =>
    target instanceof Element &&
    (areas.some((area) => area.contains(target)) || others.some((one) => target.closest(one)));
  const onOver = ({ pointerType, target }: PointerEvent) => {
    if (pointerType === 'mouse') tell(isOneOf(target));
  };
  // Out of the window.
  const onOut = ({ pointerType, relatedTarget }: PointerEvent) => {
    if (pointerType === 'mouse' && !relatedTarget) tell(false);
  };
  const listening = new AbortController();
  const options = { passive: true, signal: listening.signal };
  document.addEventListener('pointerover', onOver, options);
  document.addEventListener('pointerout', onOut, options);
  // It may have been there before us; a finger leaves its `:hover` behind.
  if (canHover() && areas.some((area) => area.matches(':hover'))) tell(true);
  return () => listening.abort();
}

/**
 * Tells when the visitor's keyboard is in one of these elements, and when it has left them. The
 * focus that a mouse or a finger leaves behind on what it pressed does not count.
 */
export function watchFocus(areas: readonly Element[], tell: (isInside: boolean) => void): Cancel {
  const isInside = (target: EventTarget | null): target is Element =>
    target instanceof Element && areas.some((area) => area.contains(target));
  const look = ({ target }: Pick<Event, 'target'>) => {
    if (isInside(target)) tell(target.matches(':focus-visible'));
  };
  const onOut = ({ relatedTarget }: FocusEvent) => {
    if (!isInside(relatedTarget)) tell(false);
  };
  const listening = new AbortController();
  const options = { signal: listening.signal };
  for (const area of areas) {
    area.addEventListener('focusin', look, options);
    area.addEventListener('focusout', onOut as EventListener, options);
    // A key makes a focus visible that was not.
    area.addEventListener('keyup', look, options);
  }
  look({ target: document.activeElement });
  return () => listening.abort();
}
