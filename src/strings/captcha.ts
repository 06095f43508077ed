/** The captcha of a form. */
export const captcha = {
  incomplete: 'Complete CAPTCHA before submitting.',
  /** In the captcha's place; the next touch of the form tries again. */
  loadFailed: 'The captcha could not be loaded. Please try again.',
  /** Console. */
  notSetUp: 'ReCaptcha has not been set up!',
  /** Console. */
  documentDestroyed: 'Document was destroyed',
  /** Console. */
  renderFailed: 'Error rendering captcha into node',
};
