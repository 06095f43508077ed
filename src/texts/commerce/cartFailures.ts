/** What is said of a change of the cart that was not saved as it was meant. */
export const cartFailures = {
  update: 'Unable to update quantity',
  remove: 'Unable to remove item',
  /** The code of the cart can't be had. */
  notLoaded: 'The shop could not be loaded',
  /** No answer came. */
  connect: 'Unable to connect. Please try again',
  /** Fewer were left than asked for. */
  left: 'Only {n} left',
  soldOut: 'Sold out',
  /** A change waits for the network. */
  offline: 'You are offline. Your changes will be saved when you are back.',
};
