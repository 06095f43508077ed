/** Countdowns. */
export const countdowns = {
  /** What a screen reader calls one that the page does not name. */
  label: 'Countdown',
};
