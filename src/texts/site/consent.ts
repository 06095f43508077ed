/** The cookie banner, where the site sets no texts of its own. */
export const consent = {
  accept: 'Accept',
  decline: 'Decline',
  manage: 'Manage',
  preferences: 'Cookie Preferences',
  text: 'By using this website, you agree to our use of cookies. We use cookies to provide you with a great experience and to help our website run effectively.',
  label: 'Cookie banner',
  accepted: 'You have accepted.',
  declined: 'You have declined: only what this website needs is used.',
  partly: 'You have accepted a part. The rest is not used.',
  signal:
    'Your browser asks websites not to track you (Global Privacy Control). We honour that: only what this website needs is used, unless you accept.',
};
