import type { OptionControl, ProductOption } from './option';
import { pairControls } from './pairControls';

const labelOf = (input: HTMLInputElement) => input.labels?.[0] ?? input;

const readSelect = (select: HTMLSelectElement): OptionControl => ({
  control: select,
  values: [...select.options]
    .filter(({ value }) => value)
    .map((option) => ({ value: option.value, words: option })),
  read: () => select.value || undefined,
  // A copy has what the server chose.
  readSent: () => (select.cloneNode(true) as HTMLSelectElement).value || undefined,
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
      readSent: () => inputs.find(({ defaultChecked }) => defaultChecked)?.value,
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
