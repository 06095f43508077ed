/**
 * Returns the element that the page's code means.
 *
 * @throws Error where there is none; SyntaxError for a selector that is none.
 */
export function findNode(place: Element | string): Element {
  const { querySelector } = Document.prototype;
  const node = typeof place === 'string' ? querySelector.call(document, place) : place;
  if (node instanceof Element) return node;
  throw Error(`Skerry: no element: ${String(place)}`);
}
