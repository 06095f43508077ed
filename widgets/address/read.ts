import type { BlockScope } from '#engine/scope';

/** An input of an address. */
export type PartInput = HTMLInputElement | HTMLSelectElement;

/** The parts of an address that a place may fill in. */
export type PartName = 'line1' | 'city' | 'state' | 'zip' | 'country';

/** The field of an address. */
export interface AddressModel {
  /** What the visitor types the street into. */
  input: HTMLInputElement;
  /** Every part that the field has. */
  parts: Partial<Record<PartName, PartInput>>;
  /** Where in the product a place is looked up; undefined where nobody says. */
  productPage: string | undefined;
  productSection: string | undefined;
}

/** How the parts are found: by the platform's classes and titles, or by what browsers know. */
const SELECTORS: Readonly<Record<PartName, string>> = {
  line1:
    '.address1 input,input[data-title=Line1],input[autocomplete~=address-line1],input[autocomplete~=street-address]',
  city: '.city input,[data-title=City],[autocomplete~=address-level2]',
  state: '.state-province input,[data-title=State],[autocomplete~=address-level1]',
  zip: '.zip input,[data-title=Zip],[autocomplete~=postal-code]',
  country:
    '.country :is(input,select),[data-title=Country],[autocomplete~=country],[autocomplete~=country-name]',
};

const isPartInput = (node: Element | null): node is PartInput =>
  node instanceof HTMLInputElement || node instanceof HTMLSelectElement;

/**
 * Reads the field of an address. Null, after a warning, for one without a line for the street. The tracking
 * context is `data-product-page` and `data-product-section` of the field or around it, else the collection
 * and the block that it is in.
 */
export function readAddress({ node, warn, runtime }: BlockScope): AddressModel | null {
  const parts: AddressModel['parts'] = {};
  for (const [name, selector] of Object.entries(SELECTORS) as [PartName, string][]) {
    const found = node.querySelector(selector);
    if (isPartInput(found)) parts[name] = found;
  }
  const { line1 } = parts;
  if (!(line1 instanceof HTMLInputElement)) {
    warn('address-line1', 'is missing; left as it is');
    return null;
  }
  const around = (name: string) => node.closest(`[${name}]`)?.getAttribute(name);
  const block = node.parentElement?.closest('.sqs-block,[data-block]')?.id;
  return {
    input: line1,
    parts,
    productPage:
      around('data-product-page') ?? (runtime.context.read('collection.id', '') || undefined),
    productSection: around('data-product-section') ?? (block || undefined),
  };
}
