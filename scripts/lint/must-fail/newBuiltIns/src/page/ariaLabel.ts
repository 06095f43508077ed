export const nameOf = (node: Element) => node.ariaLabel;
