/** The kinds of fields of a form. */
export const fieldKinds = [
  'address',
  'checkbox',
  'currency',
  'date',
  'email',
  'hidden',
  'likert',
  'name',
  'number',
  'password',
  'phone',
  'radio',
  'section',
  'select',
  'text',
  'textarea',
  'time',
  'twitter',
  'website',
] as const;

export type FieldKind = (typeof fieldKinds)[number];

const known: readonly unknown[] = fieldKinds;

/** Whether a class, or a field of the JSON, names a kind. */
export const isFieldKind = (name: unknown): name is FieldKind => known.includes(name);
