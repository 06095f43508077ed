/** Blocks that take reservations. */
export const reservations = {
  load: 'Load reservation form from {site}',
  reserve: 'Reserve on {site}',
  preview: 'Preview Only: Please log out of your account in order to use the block.',
};
