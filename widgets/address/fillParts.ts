import type { PlaceParts } from './places/readPlace';
import type { AddressModel, PartInput } from './read';

const same = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** Writes a text as a visitor does: whoever listens hears of it. */
function write(input: PartInput, value: string): void {
  if (input.value === value) return;
  input.value = value;
  for (const type of ['input', 'change'])
    input.dispatchEvent(new CustomEvent(type, { bubbles: true }));
}

/** Returns the option of a country, by its name or its two letters; undefined where there is none. */
function optionOf(select: HTMLSelectElement, names: readonly string[]): string | undefined {
  const options = [...select.options];
  const found = names
    .map((name) => options.find(({ value, text }) => same(value, name) || same(text, name)))
    .find(Boolean);
  return found?.value;
}

/** Writes what is known of a place into the field. Parts that are not known stay as they are. */
export function fillParts({ parts }: AddressModel, place: PlaceParts): void {
  for (const name of ['line1', 'city', 'state', 'zip', 'country'] as const) {
    const input = parts[name];
    const value = place[name];
    if (!input || !value) continue;
    if (input instanceof HTMLInputElement) {
      write(input, value);
      continue;
    }
    const chosen = optionOf(input, [
      value,
      ...(name === 'country' ? [place.countryCode ?? ''] : []),
    ]);
    if (chosen !== undefined) write(input, chosen);
  }
}
