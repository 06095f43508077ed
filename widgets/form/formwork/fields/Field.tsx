import type { ComponentType } from 'react';
import type { FieldKind } from '#forms/fields/fieldKinds';
import { CheckboxField } from './choices/CheckboxField';
import { LikertField } from './choices/LikertField';
import { RadioField } from './choices/RadioField';
import type { FieldProps } from './fieldProps';
import { HiddenField } from './HiddenField';
import { InputField } from './InputField';
import { AddressField } from './parts/AddressField';
import { DateField } from './parts/DateField';
import { NameField } from './parts/NameField';
import { PhoneField } from './parts/PhoneField';
import { TimeField } from './parts/TimeField';
import { SectionField } from './SectionField';
import { SelectField } from './SelectField';
import { TextareaField } from './TextareaField';

const kinds: Record<FieldKind, ComponentType<FieldProps>> = {
  address: AddressField,
  checkbox: CheckboxField,
  currency: InputField,
  date: DateField,
  email: InputField,
  hidden: HiddenField,
  likert: LikertField,
  name: NameField,
  number: InputField,
  password: InputField,
  phone: PhoneField,
  radio: RadioField,
  section: SectionField,
  select: SelectField,
  text: InputField,
  textarea: TextareaField,
  time: TimeField,
  twitter: InputField,
  website: InputField,
};

/** One field, in the markup that the server sends for the second generation. */
export function Field(props: FieldProps) {
  const Kind = kinds[props.field.kind];
  return <Kind {...props} />;
}
