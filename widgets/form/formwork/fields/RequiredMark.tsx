import type { FieldProps } from './fieldProps';

interface RequiredMarkProps extends FieldProps {
  /** No control of the field can say that it is required: the star says it aloud. */
  isSpoken?: boolean;
}

/** The star behind the title of a required field. */
export function RequiredMark({ field, texts, isSpoken = false }: RequiredMarkProps) {
  if (!field.isRequired) return null;
  return (
    <>
      {' '}
      {isSpoken ? (
        <span className="required" role="img" aria-label={texts.required}>
          *
        </span>
      ) : (
        <span className="required" aria-hidden="true">
          *
        </span>
      )}
    </>
  );
}
