/** Small parts of a page. */
export const page = {
  justNow: 'just now',
  secondsAgo: 'about {n} seconds ago',
  /** Announced where it takes more than a second. */
  loading: 'Loading',
  /** Console, as the others below. */
  invalidDate: 'Invalid date on node',
  fontGone: 'Requested font no longer in Typekit',
  tweenDuration: '[Tween] Duration is not a finite number.',
  tweenHelperGone: '[Tween] {name} is no longer supported.',
};
