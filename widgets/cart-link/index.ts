import type { CartSummary } from '#commerce/cart/summary/readCartSummary';
import type { WidgetModule } from '#engine/initializer';
import type { Runtime } from '#engine/runtime';
import { createHiddenText } from '#page/createHiddenText';
import { createTextWriter } from '#page/createTextWriter';
import { cart } from '#texts/commerce/cart';
import { siteTexts } from '#texts/siteTexts';
import { shownQuantity, spokenQuantity } from './cartTexts';
import { createCartSummaries } from './createCartSummaries';
import { readCartLink } from './read';

/** What the platform's sheets know of an empty cart: on the link or around it, and the class. */
const AROUND = [
  ['.sqs-custom-cart', 'cart-quantity-zero'],
  ['.custom-cart', 'empty'],
  ['.floating-cart', 'hidden'],
] as const;

/** Reads the texts once for all links of a page. */
const readTexts = (runtime: Runtime) => siteTexts(runtime, 'cart', cart);

/**
 * Keeps the count and the subtotal of a link to the cart true, and what a screen reader says of it. A
 * link that names the cart in words of its own keeps them.
 */
export const mount: WidgetModule['mount'] = (scope) => {
  const { node, adopt, runtime } = scope;
  const { quantities, subtotals, link, hasWords, isPlatform } = readCartLink(scope);
  const texts = runtime.part(readTexts);
  const summaries = runtime.part(createCartSummaries);
  const writersOf = (all: readonly Text[]) => all.map((text) => createTextWriter(scope, text));
  const [writeQuantities, writeSubtotals] = [writersOf(quantities), writersOf(subtotals)];

  const hidden = createHiddenText('');
  const isRead = hasWords || subtotals.length > 0;
  if (isRead) link.append(hidden);
  scope.own(() => hidden.remove());
  /** A link with words or money keeps them as its name, and says the count after them. */
  const say = (quantity: number | undefined) => {
    const spoken = spokenQuantity(quantity, texts);
    if (!isRead) adopt.attribute(link, 'aria-label', spoken);
    else hidden.textContent = quantity || !hasWords ? `, ${spoken}` : '';
  };

  /** Loads what writes money only for a link that tells some. */
  const showSubtotal = async (summary: CartSummary) => {
    if (!writeSubtotals.length) return;
    const money = await runtime.use('money').catch((error) => {
      if (!scope.isEnded) scope.report(error);
    });
    const text = money?.subtotal(summary, node);
    if (text === undefined || scope.isEnded || summary !== summaries.current) return;
    for (const write of writeSubtotals) write(text);
  };

  const show = () => {
    const { current } = summaries;
    say(current?.totalQuantity);
    if (!current) return;
    for (const write of writeQuantities) write(shownQuantity(current.totalQuantity));
    showSubtotal(current);
    const isEmpty = current.totalQuantity === 0;
    if (isPlatform) {
      for (const [around, name] of AROUND) {
        const element = node.closest(around);
        if (element) adopt.toggleClass(element, name, isEmpty);
      }
    } else adopt.attribute(node, 'data-cart-empty', isEmpty ? '' : null);
  };
  // Its row comes with those of the rare blocks.
  if (node.matches('[data-cart-drawer]')) runtime.use('later').catch(scope.report);
  show();
  scope.own(summaries.subscribe(show));
};
