import type { NumberStyle } from '#commerce/readNumberStyle';
import type { ProductOption } from './model/option';
import type { ProductFacts, ProductKind } from './model/readFacts';
import type { Variant } from './model/readVariants';

/** A product on the page. */
export interface ProductModel {
  itemId: string;
  variants: readonly Variant[];
  options: readonly ProductOption[];
  /** What puts it into the cart. */
  button: HTMLElement;
  /** The neutral block, which posts by itself without the script; null on the platform. */
  form: HTMLFormElement | null;
  quantity: HTMLInputElement | HTMLSelectElement | null;
  /** What the server says of how few are left, one for each variant: of these one is shown. */
  scarcities: readonly Scarcity[];
  /** Where price, stock, number and picture of the chosen variant are; null where the page has none. */
  price: HTMLElement | null;
  stock: HTMLElement | null;
  sku: HTMLElement | null;
  image: HTMLImageElement | null;
  /** Where its weight and size are, and what holds of all variants. */
  weight: HTMLElement | null;
  size: HTMLElement | null;
  status: HTMLElement | null;
  renewal: HTMLElement | null;
  type: ProductKind;
  facts: ProductFacts;
  isSubscription: boolean;
  /** What the owner wants to know of an order, the platform's JSON of a form; undefined where nothing. */
  asked: unknown;
  /** How its price and its measures are written. */
  numbers: NumberStyle;
  /** The page names no variants: those are to be asked for. */
  isIncomplete: boolean;
}

/** What the server says of one variant's stock. */
interface Scarcity {
  node: HTMLElement;
  values: ReadonlyMap<string, string>;
}
