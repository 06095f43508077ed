/**
 * What visitors read of forms of every kind. The captcha's texts are in `captcha.ts`, the console's in
 * `formsConsole.ts`.
 */
export const forms = {
  submitting: 'Submitting…',
  /** After success, where the owner wrote nothing. */
  submitted: 'Thank you!',
  invalidFields: 'One or more fields is invalid, please check your entries.',
  errorsAbove: 'errors above',
  invalidEmail: 'Email is not valid. Email addresses should follow the format {email}.',
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
  // Of forms that are no forms of the platform.
  checkEntries: 'Please check what you have entered.',
  /** While files are sent. */
  uploading: 'Submitting… {percent} %',
  noAnswer: 'No answer came. What you entered is still here: please try again.',
  notTaken: 'This could not be sent. What you entered is still here: please try again later.',
  /** The token against forged requests is not known to the server, any more. */
  outdated: 'This page is too old to be sent. Please load it again, and send it then.',
  /** Status 413. */
  tooLarge: 'What you attached is too large.',
};
