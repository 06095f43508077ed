/** The login of the site's own users. */
export const login = {
  /** Names the dialog, and the button in it. */
  title: 'Log in',
  email: 'Email address',
  password: 'Password',
  rememberMe: 'Keep me logged in',
  loggedIn: 'You are logged in.',
  /** Where the server does not say why. */
  refused: 'This email and this password do not belong together.',
  /** Leads from a page for members alone. */
  home: 'Home',
  tooMany: 'Too many attempts. Please try again later.',
};
