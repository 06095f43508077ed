/** What the console reads of captchas: apart, since most forms have none. */
export const captchaConsole = {
  notSetUp: 'ReCaptcha has not been set up!',
  documentDestroyed: 'Document was destroyed',
  renderFailed: 'Error rendering captcha into node',
};
