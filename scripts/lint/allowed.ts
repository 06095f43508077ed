/**
 * What the rules still find, as it is printed but for the line and what is in brackets. An entry
 * that no rule finds any more fails the run, too.
 */
export const allowed: readonly string[] = [];
