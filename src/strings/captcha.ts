/** The captcha of a form. All but the first are for the console. */
export const captcha = {
  incomplete: 'Complete CAPTCHA before submitting.',
  notSetUp: 'ReCaptcha has not been set up!',
  documentDestroyed: 'Document was destroyed',
  renderFailed: 'Error rendering captcha into node',
};
