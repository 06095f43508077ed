export type Input = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What the parts of a field are called, by their `data-title`, and what is right in them. */
const PARTS: Readonly<Record<string, string>> = {
  Month: '6',
  Day: '15',
  Year: '2031',
  Hour: '10',
  Minute: '30',
  Second: '0',
  Areacode: '212',
  Prefix: '555',
  Line: '0100',
};

/** What is right in the input of a field, by the class of its item or by its own type. */
const KINDS: Readonly<Record<string, string>> = {
  currency: '7.50',
  email: 'asa@example.com',
  number: '7',
  password: 'Lamp-7-seal',
  tel: '2125550100',
  url: 'https://example.com',
  website: 'https://example.com',
};

const TEXT = 'Ása';

const isCheckable = ({ type }: Input) => type === 'checkbox' || type === 'radio';

/** What a visitor sees of a form and can fill in. */
export const visibleInputs = (form: HTMLFormElement): Input[] =>
  [...form.querySelectorAll<Input>('input,select,textarea')].filter(
    (input) =>
      !['button', 'image', 'reset', 'submit'].includes(input.type) && input.checkVisibility(),
  );

export const stateOf = (input: Input): string =>
  input instanceof HTMLInputElement && isCheckable(input) ? `${input.checked}` : input.value;

function validText(input: Input): string {
  const part = PARTS[input.dataset.title ?? ''];
  if (part) return part;
  const words = [input.type, ...(input.closest('.form-item')?.classList ?? [])];
  const kind = words.find((word) => word in KINDS);
  return kind ? (KINDS[kind] ?? TEXT) : TEXT;
}

function isChecked(input: Input): boolean {
  const group = visibleInputs(input.form as HTMLFormElement).filter(
    ({ name }) => name === input.name,
  );
  return group.some((other) => other instanceof HTMLInputElement && other.checked);
}

function fill(input: Input): void {
  if (isCheckable(input)) {
    if (!isChecked(input)) input.click();
    return;
  }
  if (input instanceof HTMLSelectElement) input.selectedIndex = input.options.length - 1;
  else input.value = validText(input);
  for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Fills in whatever a visitor sees, each with something that is right; gives what is in there now. */
export function fillForm(form: HTMLFormElement): Map<Input, string> {
  const inputs = visibleInputs(form);
  for (const input of inputs) fill(input);
  return new Map(inputs.map((input) => [input, stateOf(input)]));
}
