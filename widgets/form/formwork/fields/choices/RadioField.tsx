import type { FieldProps } from '../fieldProps';
import { GroupItem } from '../GroupItem';
import { Option } from './Option';

/** A choice of one, by radios. */
export const RadioField = (props: FieldProps) => (
  <GroupItem {...props} classes="field radio" isRadioGroup>
    {props.field.options.map((text, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, and options may be there twice.
      <Option key={at} type="radio" name={`${props.id}-field`} value={text} text={text} />
    ))}
  </GroupItem>
);
