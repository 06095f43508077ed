/** The currency of an amount where nothing else is said. */
export const DEFAULT_CURRENCY = 'USD';
