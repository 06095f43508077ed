import { controlAttributes, type FieldProps } from './fieldProps';
import { SingleItem } from './SingleItem';

/** A text area. It has no limit of the browser's: what is too long is said, and nothing of it is lost. */
export function TextareaField(props: FieldProps) {
  const { maxLength, placeholder } = props.field;
  return (
    <SingleItem {...props} classes="textarea">
      <textarea
        className="field-element"
        {...controlAttributes(props)}
        placeholder={placeholder || undefined}
        data-max-length={maxLength || undefined}
      />
    </SingleItem>
  );
}
