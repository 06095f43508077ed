/** Returns the texts of a node that are more than white space. */
export function textsIn(node: Node): Text[] {
  if (node instanceof Text) return node.data.trim() ? [node] : [];
  return [...node.childNodes].flatMap(textsIn);
}
