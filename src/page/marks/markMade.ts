/**
 * Marks an element as one that Skerry made: `[skerry|made]` in style sheets. The mark has a namespace
 * of its own, which no HTML can name: neither a page's markup nor an editor's text can pass for ours.
 */
export const markMade = (node: Element | null): void => node?.setAttributeNS('skerry', 'made', '');
