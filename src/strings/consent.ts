/** The cookie banner, where the site sets no texts of its own. */
export const consent = {
  accept: 'Accept',
  decline: 'Decline',
  text: 'By using this website, you agree to our use of cookies. We use cookies to provide you with a great experience and to help our website run effectively.',
};
