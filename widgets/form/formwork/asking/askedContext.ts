import type { Warn } from '#engine/scope';
import { readFields } from '#page/fields/readFields';
import { list, text } from '#page/fields/reads';
import type { AskedForm } from '../service';

const string = { read: text, fallback: '' };

const fields = {
  id: string,
  name: string,
  fields: { read: list, fallback: [] },
  submitButtonText: string,
};

/**
 * Returns what an asked form says of itself, by the names that a form block has for it. What it may be
 * called beside `id` and `fields` is not known; a block's own names count too.
 */
export function askedContext({ form, buttonText }: AskedForm, warn: Warn): { formName: string } {
  const { id, name, fields: asked, submitButtonText } = readFields(form, fields, warn);
  return {
    formId: id || 'additional-fields',
    formName: name,
    formFields: asked,
    formSubmitButtonText: submitButtonText || buttonText,
    ...Object(form),
  };
}
