const FOCUSABLE =
  ':is(a[href], area[href], button, input:not([type="hidden"]), select, textarea, summary, iframe, object, embed, audio[controls], video[controls], [contenteditable]:not([contenteditable="false"]), [tabindex]):not(:disabled, [tabindex^="-"])';

/** Of a group of radio buttons, Tab stops at the checked one, or at any where none is. */
function isSkippedRadio(element: Element): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return false;
  if (element.checked || !element.name) return false;
  const group = (element.form ?? document).querySelectorAll<HTMLInputElement>('input:checked');
  return [...group].some(({ type, name, form }) => {
    return type === 'radio' && name === element.name && form === element.form;
  });
}

/** The first `summary` of a `details` is its switch; any other is text. */
const isSwitch = (element: Element) =>
  element.localName !== 'summary' ||
  element.hasAttribute('tabindex') ||
  element.parentElement?.querySelector(':scope > summary') === element;

const isShown = (element: Element) =>
  // Safari before 17.4 can't tell.
  element.checkVisibility?.({ visibilityProperty: true }) ?? true;

/**
 * Returns the elements inside `root` that Tab stops at, in the order of the document: fields,
 * links, buttons, frames and others that the page put into the tab order. A positive `tabindex`
 * counts as 0.
 */
export const tabbables = (root: ParentNode): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) =>
      !element.closest('[inert]') &&
      isSwitch(element) &&
      !isSkippedRadio(element) &&
      isShown(element),
  );
