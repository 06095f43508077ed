import type { Field } from '../fields/field';
import { Counter, type CounterProps } from './Counter';

type CountersProps = Omit<CounterProps, 'input' | 'max'> & { fields: readonly Field[] };

/** A counter for each field of a form that has a maximum length. */
export const Counters = ({ fields, id, ...props }: CountersProps) =>
  fields.map(({ inputs: [input], maxLength }, at) =>
    input && maxLength ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: fields are read once, and stay in their places.
      <Counter key={at} {...props} id={`${id}-count-${at}`} input={input} max={maxLength} />
    ) : null,
  );
