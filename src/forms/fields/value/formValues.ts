import { parseQuery } from '#rules/query/parseQuery';
import type { Field, FieldValue } from '../field';
import { fieldValue } from './fieldValue';

/**
 * Returns the `form` of a submission before it is made a JSON text: what each field sends, by its id, in
 * the order of the document. Any id will do, `__proto__` included.
 *
 * @param search The query of the page's address, from which hidden fields take their values.
 */
export function formValues(
  fields: readonly Field[],
  search: string = location.search,
): Record<string, FieldValue> {
  const query = parseQuery(search);
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = fieldValue(field, query);
      return value === undefined ? [] : [[field.id, value]];
    }),
  );
}
