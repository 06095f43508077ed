import { controlAttributes, type FieldProps } from './fieldProps';
import { SingleItem } from './SingleItem';

/** A choice of one. As the server sends it, the first option is chosen from the beginning. */
export function SelectField(props: FieldProps) {
  const attributes = controlAttributes(props);
  return (
    <SingleItem {...props} classes="select">
      <select {...attributes} name={attributes.id}>
        {props.field.options.map((text, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, and options may be there twice.
          <option key={at} value={text}>
            {text}
          </option>
        ))}
      </select>
    </SingleItem>
  );
}
