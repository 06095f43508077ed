import type { BlockScope } from '#engine/scope';
import { createHiddenText } from '#page/createHiddenText';
import { parseLink } from '#page/links/parseLink';
import { formatMoney } from '#rules/money/formatMoney';
import type { Money } from '#rules/money/money';
import type { cartFailures } from '#texts/commerce/cartFailures';
import type { prices } from '#texts/commerce/prices';
import { fillText } from '#texts/fillText';
import type { Variant } from './model/readVariants';
import type { ProductModel } from './product';

/** From so few on a visitor is told how many are left. */
const FEW = 5;

/** What a variant is shown by: the page's own nodes, which come back when the scope ends. */
interface Texts {
  prices: typeof prices;
  cartFailures: typeof cartFailures;
}

/** Replaces what is in an element of the page until the scope ends. */
function createFiller(scope: BlockScope, element: HTMLElement | null) {
  if (!element) return () => {};
  const before = [...element.childNodes];
  scope.own(() => element.replaceChildren(...before));
  return (nodes: readonly (Node | string)[] | undefined) =>
    element.replaceChildren(...(nodes ?? before));
}

function priceNodes(
  { price, original }: Variant,
  locale: string,
  texts: typeof prices,
): readonly (Node | string)[] | undefined {
  if (!price) return undefined;
  const write = (money: Money) => formatMoney(money, { locale });
  if (!original) return [write(price)];
  const struck = document.createElement('s');
  struck.append(write(original));
  return [
    createHiddenText(`${texts.original} `),
    struck,
    ' ',
    createHiddenText(`${texts.sale} `),
    write(price),
  ];
}

const stockText = ({ stock }: Variant, texts: typeof cartFailures): string => {
  if (stock === 0) return texts.soldOut;
  return stock <= FEW ? fillText(texts.left, { n: stock }) : '';
};

/** Makes what shows a variant: price, stock, number, picture; undefined shows what the server wrote. */
export function createVariantView(
  scope: BlockScope,
  { price, scarcities, stock, sku, image, quantity, locale }: ProductModel,
  texts: Texts,
): (variant: Variant | undefined) => void {
  const fillPrice = createFiller(scope, price);
  const fillStock = createFiller(scope, stock);
  const fillSku = createFiller(scope, sku);
  const ownImage = image?.getAttribute('src') ?? '';
  return (variant) => {
    fillPrice(variant && priceNodes(variant, locale, texts.prices));
    for (const { node, values } of scarcities) {
      const isOf = [...values].every(([name, value]) => variant?.values.get(name) === value);
      scope.adopt.attribute(node, 'hidden', variant && isOf ? null : '');
    }
    fillStock(variant && [stockText(variant, texts.cartFailures)]);
    fillSku(variant?.sku ? [variant.sku] : undefined);
    const address = variant?.image && parseLink(variant.image, location.href, ['https:', 'http:']);
    if (image) scope.adopt.attribute(image, 'src', address ? address.href : ownImage);
    if (quantity && variant) {
      const most = Number.isFinite(variant.stock) ? String(Math.max(1, variant.stock)) : null;
      scope.adopt.attribute(quantity, 'max', most);
    }
  };
}
