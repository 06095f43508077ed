import type { Captcha } from './captcha/captcha';
import { checkField } from './fields/checkField';
import type { Field } from './fields/field';
import type { FormTexts } from './formTexts';
import type { FormFailure } from './state';

/**
 * What keeps a form from being sent (platform.md section 5); null where nothing does. Fields first:
 * a captcha that is solved while they are still wrong would run out.
 */
export function checkForm(
  fields: readonly Field[],
  captcha: Captcha | null,
  texts: FormTexts,
): FormFailure | null {
  const messages = new Map<string, string>();
  for (const field of fields) {
    const message = checkField(field, texts);
    if (message !== undefined) messages.set(field.id, message);
  }
  if (messages.size) return { code: 'ERROR_ABOVE', message: texts.invalidFields, fields: messages };
  if (captcha && captcha.answer() === undefined) {
    const message = texts.captchaIncomplete;
    return { code: 'CAPTCHA_INCOMPLETE_ERROR', message, fields: messages };
  }
  return null;
}
