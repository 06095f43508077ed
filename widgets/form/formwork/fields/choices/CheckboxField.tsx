import type { FieldProps } from '../fieldProps';
import { GroupItem } from '../GroupItem';
import { Option } from './Option';

/** A choice of some. No role of a group of checkboxes can say that it is required: its star does. */
export const CheckboxField = (props: FieldProps) => (
  <GroupItem {...props} classes="field checkbox" isSpoken>
    {props.field.options.map((text, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, and options may be there twice.
      <Option key={at} type="checkbox" name={`${props.id}-field`} value={text} text={text} />
    ))}
  </GroupItem>
);
