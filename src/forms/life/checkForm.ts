import type { FormCaptcha } from '../captcha/createFormCaptcha';
import { checkField } from '../fields/value/checkField';
import type { FormModel } from '../formModel';
import type { FormTexts } from '../formTexts';
import type { Submitter } from './sender';
import type { FormFailure } from './state';

/**
 * Returns what keeps a form from being sent; null where nothing does. Fields come first: a captcha that
 * is solved while they are still wrong would run out.
 *
 * @param submitter The button that it is sent by. With `formnovalidate` fields are not checked.
 */
export function checkForm(
  { fields, isPlatforms }: FormModel,
  captcha: FormCaptcha | null,
  texts: FormTexts,
  submitter: Submitter,
): FormFailure | null {
  const messages = new Map<string, string>();
  const checked = submitter?.hasAttribute('formnovalidate') ? [] : fields;
  for (const field of checked) {
    const message = checkField(field, texts);
    if (message !== undefined) messages.set(field.id, message);
  }
  if (messages.size) {
    const message = isPlatforms ? texts.invalidFields : texts.checkEntries;
    return { code: 'ERROR_ABOVE', message, fields: messages };
  }
  if (captcha && captcha.answer() === undefined) {
    const message = texts.captchaIncomplete;
    return { code: 'CAPTCHA_INCOMPLETE_ERROR', message, fields: messages };
  }
  return null;
}
