/** The labels of a box, or their first, that can be seen. */
export const seenLabels = ({ labels }: HTMLInputElement): HTMLElement[] =>
  [...(labels ?? [])].filter((label) => label.getClientRects().length > 0);
