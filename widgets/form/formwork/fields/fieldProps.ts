import type { FieldFormats, FieldTexts, RenderField } from '../model/renderModel';
import type { OnHtml } from '../render/OwnerHtml';

/** Props of every field. */
export interface FieldProps {
  field: RenderField;
  /** The item's id in the document: the field's, unless another copy of the form has that. */
  id: string;
  texts: FieldTexts;
  formats: FieldFormats;
  onHtml: OnHtml;
}

/** Returns what every item has: its classes, its id, and the field's id where that is another. */
export const itemAttributes = ({ field, id }: FieldProps, classes: string) => ({
  id,
  className: `form-item ${classes}${field.isRequired ? ' required' : ''}`,
  'data-field-id': id === field.id ? undefined : field.id,
});

/** Returns the id of a field's description; undefined where it has none. */
export const descriptionId = ({ field, id }: FieldProps) =>
  field.description ? `${id}-description` : undefined;

/** Returns the attributes of the one control of a field. */
export const controlAttributes = (props: FieldProps) => ({
  id: `${props.id}-field`,
  'aria-required': props.field.isRequired || undefined,
  'aria-describedby': descriptionId(props),
});
