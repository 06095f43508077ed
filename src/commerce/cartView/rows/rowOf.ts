/** Selects the row of a line of the cart. */
export const rowOf = (id: string): string => `[data-item="${CSS.escape(id)}"]`;
