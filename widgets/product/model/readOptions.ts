import { pairControls } from './pairControls';

/** One of the values that an option has. */
export interface OptionValue {
  value: string;
  /** Its words: of an `<option>`, or of the label around or behind a radio button. */
  words: HTMLElement;
}

/** An option of a product: a select, radio buttons of one name, or both. */
export interface ProductOption {
  name: string;
  values: readonly OptionValue[];
  /** What has the focus where nothing is chosen. */
  control: HTMLElement;
  /** What is chosen; undefined while nothing is. */
  read(): string | undefined;
  /** Brings the option's other control in step with the one that was changed. */
  follow(changed: EventTarget | null): void;
}

/** A control of an option: what it is alone, and how it is set. */
export interface OptionControl extends Omit<ProductOption, 'name' | 'follow'> {
  write(value: string | undefined): void;
  has(changed: EventTarget | null): boolean;
}

const labelOf = (input: HTMLInputElement) => input.labels?.[0] ?? input;

const readSelect = (select: HTMLSelectElement): OptionControl => ({
  control: select,
  values: [...select.options]
    .filter(({ value }) => value)
    .map((option) => ({ value: option.value, words: option })),
  read: () => select.value || undefined,
  write(value = '') {
    select.value = value;
  },
  has: (changed) => changed === select,
});

function readRadios(inputs: readonly HTMLInputElement[]): OptionControl | undefined {
  const [first] = inputs;
  return (
    first && {
      control: first,
      values: inputs.map((input) => ({ value: input.value, words: labelOf(input) })),
      read: () => inputs.find(({ checked }) => checked)?.value,
      write(value) {
        for (const input of inputs) input.checked = input.value === value;
      },
      has: (changed) => inputs.some((input) => input === changed),
    }
  );
}

/**
 * Reads the options of a product: those that its variants name, in this order. The platform's carry
 * `data-variant-option-name`, on the control or around it, neutral ones the name of the option.
 */
export function readOptions(root: ParentNode, names: Iterable<string>): ProductOption[] {
  return [...names].flatMap((name) => {
    const text = CSS.escape(name);
    const named = `[data-variant-option-name="${text}"]`;
    const select = root.querySelector<HTMLSelectElement>(
      `select${named},${named} select,select[name="${text}"]`,
    );
    const radios = root.querySelectorAll<HTMLInputElement>(
      `${named} input[type=radio],input[type=radio][name="${text}"]`,
    );
    const controls = [select && readSelect(select), readRadios([...radios])];
    const [first, second] = controls.filter((control) => !!control);
    if (!first) return [];
    return [{ name, ...(second ? pairControls(first, second) : { ...first, follow: () => {} }) }];
  });
}
