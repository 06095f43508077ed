/**
 * Returns the maximum lengths of text areas in the form's context, by the ids of the fields:
 * unread, and as often as not an empty text.
 *
 * @param formFields The context's `formFields[]`.
 */
export function contextMaxLengths(formFields: readonly unknown[]): (id: string) => unknown {
  const lengths = new Map(
    formFields.map((field) => {
      const { id, maxLength } = Object(field) as { id?: unknown; maxLength?: unknown };
      return [id, maxLength];
    }),
  );
  return (id) => lengths.get(id);
}
