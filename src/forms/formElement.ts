import type { Borrowed } from '../adoption';

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

/** Whether a node is in a form. */
export const isInForm = (form: HTMLFormElement, node: Node | null): boolean =>
  Node.prototype.contains.call(form, node);

/** Puts a node in front of a form, or behind it. */
export const insertBesideForm = (
  form: HTMLFormElement,
  place: 'before' | 'after',
  node: Node,
): void => Element.prototype[place].call(form, node);

/** Gives all fields their defaults. */
export const resetForm = (form: HTMLFormElement): void =>
  HTMLFormElement.prototype.reset.call(form);

/** A property of a prototype: it is there in every browser. */
const property = (prototype: object, name: string): PropertyDescriptor =>
  Object.getOwnPropertyDescriptor(prototype, name) ?? {};

/** The form for an adoption, which changes attributes and classes. One for each form. */
export function borrowForm(form: HTMLFormElement): Borrowed {
  const { getAttribute, setAttribute, removeAttribute } = Element.prototype;
  return {
    getAttribute: (name) => getAttribute.call(form, name),
    setAttribute: (name, value) => setAttribute.call(form, name, value),
    removeAttribute: (name) => removeAttribute.call(form, name),
    get classList() {
      return property(Element.prototype, 'classList').get?.call(form);
    },
  };
}

/**
 * Takes the inline `onsubmit` out of action; returns how to put it back. Its attribute stays: a
 * page with a strict policy would not let us write that again.
 */
export function silenceInlineSubmit(form: HTMLFormElement): () => void {
  const { get, set } = property(HTMLElement.prototype, 'onsubmit');
  const inline: unknown = get?.call(form);
  set?.call(form, null);
  return () => set?.call(form, inline);
}
