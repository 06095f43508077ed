import { type FieldProps, itemAttributes } from './fieldProps';

/** A hidden field: its item is the input. */
export function HiddenField(props: FieldProps) {
  const { key, value } = props.field;
  return (
    <input
      {...itemAttributes(props, 'field hidden')}
      type="hidden"
      name={key || undefined}
      value={value}
    />
  );
}
