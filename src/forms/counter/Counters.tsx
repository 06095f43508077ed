import type { BlockScope } from '#engine/scope';
import type { Field } from '../fields/field';
import { Counter, type CounterProps } from './Counter';

interface CountersProps extends Pick<CounterProps, 'texts'> {
  fields: readonly Field[];
  /** The block's. */
  scope: BlockScope;
}

/** A counter for each field of a form that has a maximum length. */
export const Counters = ({ fields, texts, scope }: CountersProps) =>
  fields.map(({ inputs: [input], maxLength }, at) =>
    input && maxLength ? (
      <Counter
        // biome-ignore lint/suspicious/noArrayIndexKey: a counter takes another input in its stead.
        key={at}
        name={`${scope.block.id}-count-${at}`}
        input={input}
        max={maxLength}
        texts={texts}
        scope={scope}
      />
    ) : null,
  );
