/** The captcha of a form; what the console reads is in `captchaConsole.ts`. */
export const captcha = {
  incomplete: 'Complete CAPTCHA before submitting.',
  /** In the captcha's place; the next touch of the form tries again. */
  loadFailed: 'The captcha could not be loaded. Please try again.',
};
