/** Logging in and out, and what only some may see. */
export const account = {
  logoutTitle: 'Logout Successful',
  logoutText: 'You have been successfully logged out.',
  logoutFailed: 'You could not be logged out. Please try again.',
  pageLocked: 'This page is locked',
  membersOnly: 'This page available only site members',
};
