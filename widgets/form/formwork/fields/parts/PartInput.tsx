import type { ComponentProps } from 'react';

interface PartInputProps extends Omit<ComponentProps<'input'>, 'title'> {
  /** Names the input for scripts, in English: `Month`. */
  title: string;
  isRequired?: boolean;
}

/** The input of a part. */
export const PartInput = ({ title, isRequired = false, ...attributes }: PartInputProps) => (
  <input
    className="field-element"
    type="text"
    data-title={title}
    aria-required={isRequired || undefined}
    {...attributes}
  />
);
