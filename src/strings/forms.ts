/** Forms of every kind; the captcha's texts are in `captcha.ts`. */
export const forms = {
  submitting: 'Submitting…',
  /** After success, where the owner wrote nothing. */
  submitted: 'Thank you!',
  invalidFields: 'One or more fields is invalid, please check your entries.',
  errorsAbove: 'errors above',
  invalidEmail: 'Email is not valid. Email addresses should follow the format {email}.',
  enterEmail: 'Please enter a valid email',
  emailFormat: 'Emails must be formatted as {email}',
  tooLong: 'You have exceeded the character limit.',
  /** Under a text area that has a maximum length. */
  counter: '{count} / {max}',
  problemBelow: 'Your form has encountered a problem. Please scroll down to review.',
  problemAbove: 'Your form has encountered a problem. Please scroll up to review.',
  /** Status 401. */
  unauthorized: 'Unable to submit form. Please try again later.',
  /** Status 404. */
  notConfigured: 'This form has not been configured yet.',
  /** Status 429. */
  rateLimited: 'Unable to submit form. Submission rate limit exceeded. Please try again later.',
  /** Status 500. */
  serverError: 'Unable to send form. Please try again later.',
  unknownError: 'Unknown error, please try again later.',
  keyFailed: 'Could not get a form submission key, please try again later.',
  parseFailed: 'Could not parse the form fields, please check your entries.',
  saveFailed: 'Error processing form submission. Please reload and try again.',
  openFailed: 'Unable to open form',
  updateFailed: 'Unable to update form',
  noListSelected: 'A List must be selected',
  /** Console. */
  renderFailed: 'Could not render form',
  /** Console. */
  noButton: 'Careful, there was no button found inside this node!',
};
