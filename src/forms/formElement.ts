/*
 * The members of a form element can't be trusted: a field that is named `submit`, `querySelector` or
 * `addEventListener` stands in their place (decision 17). These take them from the prototypes.
 */

/** The elements of a form that match, in the order of the document. */
export const findInForm = <Found extends Element = HTMLElement>(
  form: HTMLFormElement,
  selector: string,
): Found[] => [...Element.prototype.querySelectorAll.call(form, selector)] as Found[];

/** An attribute of a form; null where it has none. */
export const formAttribute = (form: HTMLFormElement, name: string): string | null =>
  Element.prototype.getAttribute.call(form, name);

/** Listens on a form, until `signal` aborts. */
export const listenOnForm = (
  form: HTMLFormElement,
  type: string,
  listener: (event: Event) => void,
  signal: AbortSignal,
): void => EventTarget.prototype.addEventListener.call(form, type, listener, { signal });
