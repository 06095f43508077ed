import type { ReactNode } from 'react';
import { OwnerHtml } from '../render/OwnerHtml';
import { descriptionId, type FieldProps, itemAttributes } from './fieldProps';
import { RequiredMark } from './RequiredMark';

interface SingleItemProps extends FieldProps {
  /** Beside those of every item: `text`. */
  classes: string;
  /** The control, whose id is `…-field`, and what stands behind it. */
  children: ReactNode;
}

/** A field of one control, to which its label is bound. */
export function SingleItem({ classes, children, ...props }: SingleItemProps) {
  const { field, id, onHtml } = props;
  return (
    <div {...itemAttributes(props, `field ${classes}`)}>
      <label className="title" htmlFor={`${id}-field`}>
        {field.title}
        <RequiredMark {...props} />
      </label>
      {field.description && (
        <OwnerHtml
          className="description"
          id={descriptionId(props)}
          html={field.description}
          onHtml={onHtml}
        />
      )}
      {children}
    </div>
  );
}
