import { until } from './until';

const STREET = '.address1 input, input:is([data-title=Line1], [autocomplete~=address-line1])';

const isSeen = (node: HTMLElement, selector: string) =>
  [...node.querySelectorAll(selector)].some((one) => one.getClientRects().length > 0);

/** Types a street, and looks whether a place is suggested; or whether a visitor who is there is asked first. */
export async function proveAddress(node: HTMLElement): Promise<string | undefined> {
  const input = node.querySelector<HTMLInputElement>(STREET);
  if (!input) return 'has no street';
  const before = input.value;
  const type = (text: string) => {
    input.value = text;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  input.scrollIntoView({ block: 'center', behavior: 'instant' });
  input.focus({ preventScroll: true });
  const isFree = input.getAttribute('role') === 'combobox';
  if (isFree) type('8 Quay');
  const comes = await until(() => isSeen(node, isFree ? '[role=option]' : 'button'), 3000);
  if (isFree) type(before);
  input.blur();
  if (comes) return undefined;
  return isFree ? 'suggests nothing' : 'does not ask whether it may suggest places';
}
