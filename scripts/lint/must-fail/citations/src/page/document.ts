/** Waits, as platform.md says. */
export const wait = 1200;
