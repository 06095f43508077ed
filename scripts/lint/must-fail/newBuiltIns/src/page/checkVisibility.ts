export const isSeen = (node: Element) => node.checkVisibility();
