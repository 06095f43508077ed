import type { Warn } from '#engine/scope';

/** Warns of what can't be read in an answer of the server. */
export const warnOfCart: Warn = (field, message) =>
  console.warn(`Skerry: cart: ${field}: ${message}`);
