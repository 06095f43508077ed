import type { FieldValue } from '#forms/fields/field';
import { isRequired } from '#forms/fields/isRequired';
import { formValues } from '#forms/fields/value/formValues';
import type { CreateSender } from '#forms/formModel';
import { readFormTexts } from '#forms/formTexts';
import { productPage } from '#texts/commerce/productPage';
import { fillText } from '#texts/fillText';
import { siteTexts } from '#texts/siteTexts';

/** What is not sent at all is not empty. */
const isEmpty = (value: FieldValue | undefined): boolean =>
  value !== undefined &&
  Object.values(typeof value === 'string' ? [value] : value)
    .flat()
    .every((text) => !text.trim());

/**
 * Makes what gives the values of a form to who has asked for it. What has to be filled in is checked
 * here: no server is asked before.
 */
export const createAskSender =
  (take: (values: string) => void): CreateSender =>
  ({ runtime }) => ({
    take(_, fields) {
      const values = formValues(fields);
      const missing = fields.filter((field) => isRequired(field) && isEmpty(values[field.id]));
      return {
        async send() {
          if (!missing.length) {
            take(JSON.stringify(values));
            return { type: 'succeed' };
          }
          const { fillIn } = siteTexts(runtime, 'productPage', productPage);
          const message = runtime.part(readFormTexts).invalidFields;
          const told = missing.map(
            ({ id, title }) => [id, fillText(fillIn, { field: title })] as const,
          );
          return { type: 'fail', failure: { code: 'ERROR_ABOVE', message, fields: new Map(told) } };
        },
      };
    },
  });
