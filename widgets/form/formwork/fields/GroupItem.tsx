import type { ReactNode } from 'react';
import { OwnerHtml } from '../render/OwnerHtml';
import { descriptionId, type FieldProps, itemAttributes } from './fieldProps';
import { RequiredMark } from './RequiredMark';

interface GroupItemProps extends FieldProps {
  /** Beside those of every item: `fields name`. */
  classes: string;
  /** The group is one of radios. */
  isRadioGroup?: boolean;
  /** No control of the group can say that it is required. */
  isSpoken?: boolean;
  children: ReactNode;
}

/** A field of several controls, named by its legend. */
export function GroupItem({
  classes,
  isRadioGroup = false,
  isSpoken = false,
  children,
  ...props
}: GroupItemProps) {
  const { field, id, onHtml } = props;
  const titleId = `${id}-title`;
  return (
    <fieldset
      {...itemAttributes(props, classes)}
      aria-describedby={descriptionId(props)}
      {...(isRadioGroup && {
        role: 'radiogroup',
        'aria-labelledby': titleId,
        'aria-required': field.isRequired || undefined,
      })}
    >
      <legend className="title" id={titleId}>
        {field.title}
        <RequiredMark {...props} isSpoken={isSpoken} />
      </legend>
      {field.description && (
        <OwnerHtml
          className="description"
          id={descriptionId(props)}
          html={field.description}
          onHtml={onHtml}
        />
      )}
      {children}
    </fieldset>
  );
}
