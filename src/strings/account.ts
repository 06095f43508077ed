/** Logging in and out, and what only some may see. */
export const account = {
  logoutTitle: 'Logout Successful',
  logoutText: 'You have been successfully logged out.',
  /** To a logged-in owner, on a block of table booking. */
  previewOnly: 'Preview Only: Please log out of your account in order to use the block.',
  pageLocked: 'This page is locked',
  membersOnly: 'This page available only site members',
};
