import { OwnerHtml } from '../render/OwnerHtml';
import { type FieldProps, itemAttributes } from './fieldProps';

/** A heading among the fields: asks for nothing, sends nothing. */
export function SectionField(props: FieldProps) {
  const { title, description, isUnderlined } = props.field;
  return (
    <div {...itemAttributes(props, `section${isUnderlined ? ' underline' : ''}`)}>
      <div className="title">{title}</div>
      {description && (
        <OwnerHtml className="description" html={description} onHtml={props.onHtml} />
      )}
    </div>
  );
}
