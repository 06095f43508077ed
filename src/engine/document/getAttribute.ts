/**
 * Returns an attribute, or null, by the prototype's own method: a field of a form may be called
 * `getAttribute`.
 */
export const getAttribute = (node: Element, name: string): string | null =>
  Element.prototype.getAttribute.call(node, name);
