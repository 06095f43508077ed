/** One of the values that an option has. */
export interface OptionValue {
  value: string;
  /** Its words: of an `<option>`, or of the label around or behind a radio button. */
  words: HTMLElement;
}

/** An option of a product: a select, or radio buttons of one name. */
export interface ProductOption {
  name: string;
  values: readonly OptionValue[];
  /** What has the focus where nothing is chosen. */
  control: HTMLElement;
  /** What is chosen; undefined while nothing is. */
  read(): string | undefined;
}

const labelOf = (input: HTMLInputElement) => input.labels?.[0] ?? input;

function readSelect(select: HTMLSelectElement, name: string): ProductOption {
  return {
    name,
    control: select,
    values: [...select.options]
      .filter(({ value }) => value)
      .map((option) => ({ value: option.value, words: option })),
    read: () => select.value || undefined,
  };
}

function readRadios(inputs: readonly HTMLInputElement[], name: string): ProductOption | undefined {
  const [first] = inputs;
  return (
    first && {
      name,
      control: first,
      values: inputs.map((input) => ({ value: input.value, words: labelOf(input) })),
      read: () => inputs.find(({ checked }) => checked)?.value,
    }
  );
}

/**
 * Reads the options of a product: those that its variants name, in this order. The platform's carry
 * `data-variant-option-name`, neutral ones the name of the option.
 */
export function readOptions(root: ParentNode, names: Iterable<string>): ProductOption[] {
  return [...names].flatMap((name) => {
    const text = CSS.escape(name);
    const select = root.querySelector<HTMLSelectElement>(
      `select[data-variant-option-name="${text}"],select[name="${text}"]`,
    );
    if (select) return readSelect(select, name);
    const inputs = root.querySelectorAll<HTMLInputElement>(
      `[data-variant-option-name="${text}"] input[type=radio],input[type=radio][name="${text}"]`,
    );
    return readRadios([...inputs], name) ?? [];
  });
}
