import type { ComponentProps } from 'react';
import { PartInput } from './PartInput';

/** The input of a part that is a number; no longer than `maxLength`, where that is above 0. */
export const DigitsInput = ({ maxLength, ...props }: ComponentProps<typeof PartInput>) => (
  <PartInput inputMode="numeric" maxLength={maxLength || undefined} {...props} />
);
