/** Small parts of a page. */
export const page = {
  justNow: 'just now',
  secondsAgo: 'about {n} seconds ago',
  /** Console, as the others below. */
  invalidDate: 'Invalid date on node',
  moduleMissing: 'Unable to load module for trigger',
  fontGone: 'Requested font no longer in Typekit',
  tweenDuration: '[Tween] Duration is not a finite number.',
  tweenHelperGone: '[Tween] {name} is no longer supported.',
};
