import type { Cancel } from '#engine/clock';
import type { Listeners, Scope } from '#engine/scope';

/*
 * The members of a form element can't be trusted: a field that is named `submit`, `querySelector` or
 * `addEventListener` stands in their place. These take them from the prototypes.
 */

/** Returns the elements of a form that match, in the order of the document. */
export const findInForm = <Found extends Element = HTMLElement>(
  form: HTMLFormElement,
  selector: string,
): Found[] => [...Element.prototype.querySelectorAll.call(form, selector)] as Found[];

/**
 * Returns the fields and buttons of a form, in the order of the document: also those that stand outside of it and
 * name it by `form="…"`.
 */
export const elementsOf = (form: HTMLFormElement): Element[] => [
  ...Reflect.get(HTMLFormElement.prototype, 'elements', form),
];

/** Returns an attribute of a form; null where it has none. */
export const formAttribute = (form: HTMLFormElement, name: string): string | null =>
  Element.prototype.getAttribute.call(form, name);

/** What a form says of its sending, and a button in its place. */
export type SubmitAttribute = 'action' | 'enctype' | 'method' | 'target';

/** Returns how a form is sent by a button: the button's own attribute comes before the form's. */
export const submitAttribute = (
  form: HTMLFormElement,
  button: HTMLElement | null,
  name: SubmitAttribute,
): string => button?.getAttribute(`form${name}`) ?? formAttribute(form, name) ?? '';

/** Whether a form that is sent by a button only closes its dialog. */
export const closesDialog = (form: HTMLFormElement, button: HTMLElement | null): boolean =>
  submitAttribute(form, button, 'method').toLowerCase() === 'dialog';

/** Listens on a form until the scope ends; returns how to stop earlier. */
export function listenOnForm(
  scope: Pick<Scope, 'listen'>,
  form: HTMLFormElement,
  listeners: Listeners,
): Cancel {
  const { addEventListener, removeEventListener, dispatchEvent } = EventTarget.prototype;
  const target: EventTarget = {
    addEventListener: addEventListener.bind(form),
    removeEventListener: removeEventListener.bind(form),
    dispatchEvent: dispatchEvent.bind(form),
  };
  return scope.listen(target, listeners);
}

/**
 * Returns the document of a form, or the root of its shadow tree: a listener there hears of an event after the
 * scripts that listen on the form.
 */
export const rootOf = (form: HTMLFormElement): Node => Node.prototype.getRootNode.call(form);

/** Whether something is a field or a button of a form, wherever it stands. */
const isOfForm = (form: HTMLFormElement, target: EventTarget | null): boolean =>
  (target as Partial<HTMLInputElement> | null)?.form === form;

/** Whether a node is in a form, or belongs to it. */
export const isInForm = (form: HTMLFormElement, node: Node | null): boolean =>
  Node.prototype.contains.call(form, node) || isOfForm(form, node);

/**
 * Listens to the fields and buttons of a form until the scope ends, also to those outside of it; before the page's
 * own scripts, which may keep an event from us.
 */
export function listenToFields(
  scope: Pick<Scope, 'listen'>,
  form: HTMLFormElement,
  types: readonly (keyof HTMLElementEventMap)[],
  hear: (event: Event) => void,
): void {
  const hearOwn = (event: Event) => {
    if (isOfForm(form, event.target)) hear(event);
  };
  scope.listen(rootOf(form), Object.fromEntries(types.map((type) => [type, hearOwn])), true);
}

/** Puts a node in front of a form, or behind it. */
export const insertBesideForm = (
  form: HTMLFormElement,
  place: 'before' | 'after',
  node: Node,
): void => Element.prototype[place].call(form, node);

/** Gives all fields their defaults. */
export const resetForm = (form: HTMLFormElement): void =>
  HTMLFormElement.prototype.reset.call(form);

/** Has the browser send a form by one of its buttons, in it or outside; by none where that is gone. */
export const requestSubmit = (form: HTMLFormElement, button: HTMLElement | null): void =>
  HTMLFormElement.prototype.requestSubmit.call(
    form,
    (button as HTMLButtonElement | null)?.form === form ? button : null,
  );

/** Returns a property of a prototype: it is there in every browser. */
const property = (prototype: object, name: string): PropertyDescriptor =>
  Object.getOwnPropertyDescriptor(prototype, name) ?? {};

/**
 * Takes the inline `onsubmit` out of action; returns how to put it back. Its attribute stays: a
 * page with a strict policy would not let us write that again.
 */
export function silenceInlineSubmit(form: HTMLFormElement): Cancel {
  const { get, set } = property(HTMLElement.prototype, 'onsubmit');
  const inline: unknown = get?.call(form);
  set?.call(form, null);
  return () => set?.call(form, inline);
}
