/**
 * Returns the id by which a warning names an element: its own, else that of the nearest element around it;
 * `without an id` where none has one.
 */
export const nearestId = (node: Element): string =>
  node.closest('[id]:not([id=""])')?.id ?? 'without an id';
