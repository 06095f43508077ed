/** Names an element for a developer: `<div id="rooms">`. Through the prototype: a field may be called `id`. */
export function describeNode(node: Element): string {
  const id: string = Reflect.get(Element.prototype, 'id', node);
  return `<${node.localName}${id && ` id="${id}"`}>`;
}
