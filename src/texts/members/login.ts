/** The login of the site's own users. */
export const login = {
  title: 'Log in',
  email: 'Email',
  password: 'Password',
  rememberMe: 'Keep me logged in',
  submit: 'Log in',
  loggedIn: 'You are logged in.',
  /** Where the server does not say why. */
  refused: 'This email and this password do not belong together.',
  tooMany: 'Too many attempts. Please try again later.',
};
