import type { BlockScope } from '#engine/scope';
import { firstText } from '#page/fields/firstText';
import { textsIn } from '#page/fields/textsIn';

/** The parts of a link to the cart. */
export interface CartLinkModel {
  /** What the count, and what the subtotal is written in: the server's texts. */
  quantities: readonly Text[];
  subtotals: readonly Text[];
  /** What a screen reader reads of the link: the node itself, or the link in it. */
  link: Element;
  /** Whether words stand on it beside the count: `Basket`. */
  hasWords: boolean;
  isPlatform: boolean;
}

/** Reads a link to the cart: the platform's, or a neutral one. */
export function readCartLink(scope: BlockScope): CartLinkModel {
  const { node } = scope;
  const quantities = node.querySelectorAll('.sqs-cart-quantity,[data-cart-quantity]');
  const subtotals = node.querySelectorAll('.sqs-cart-subtotal,[data-cart-subtotal]');
  const numbers = [...quantities, ...subtotals];
  const isWord = (text: Text) =>
    /\p{L}/u.test(text.data) && !numbers.some((one) => one.contains(text));
  return {
    quantities: [...quantities].map((element) => firstText(element, scope)),
    subtotals: [...subtotals].map((element) => firstText(element, scope)),
    link: node.matches('a,button') ? node : (node.querySelector('a,button') ?? node),
    hasWords: textsIn(node).some(isWord),
    isPlatform: !node.dataset.block,
  };
}
