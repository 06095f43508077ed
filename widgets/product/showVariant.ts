import type { NumberStyle } from '#commerce/readNumberStyle';
import type { BlockScope } from '#engine/scope';
import { createHiddenText } from '#page/createHiddenText';
import { parseLink } from '#page/links/parseLink';
import { Units } from '#rules/enumerations/site/units';
import { formatMoney } from '#rules/money/formatMoney';
import type { Money } from '#rules/money/money';
import type { cartFailures } from '#texts/commerce/cartFailures';
import type { prices } from '#texts/commerce/prices';
import { fillText } from '#texts/fillText';
import { createFiller } from './createFiller';
import { describeMeasures } from './describeMeasures';
import type { Variant } from './model/readVariants';
import type { ProductModel } from './product';
import type { ProductTexts } from './productTexts';

/** From so few on a visitor is told how many are left. */
const FEW = 5;

function priceNodes(
  { price, original }: Variant,
  numbers: NumberStyle,
  texts: typeof prices,
): readonly (Node | string)[] | undefined {
  if (!price) return undefined;
  const write = (money: Money) => formatMoney(money, numbers);
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

/**
 * Makes what shows a variant: price, stock, number, picture, weight and size; undefined shows what the
 * server wrote.
 *
 * @param renewal When a subscription renews, said behind its price; undefined where that stands elsewhere.
 */
export function createVariantView(
  scope: BlockScope,
  { price, scarcities, stock, sku, image, quantity, weight, size, numbers }: ProductModel,
  texts: ProductTexts,
  renewal: string | undefined,
): (variant: Variant | undefined) => void {
  const fillPrice = createFiller(scope, price);
  const fillStock = createFiller(scope, stock);
  const fillSku = createFiller(scope, sku);
  const fillWeight = createFiller(scope, weight);
  const fillSize = createFiller(scope, size);
  const standard = scope.runtime.context.read(
    'websiteSettings.storeSettings.measurementStandard',
    Units.Metric,
  );
  const ownImage = image?.getAttribute('src') ?? '';
  return (variant) => {
    const written = variant && priceNodes(variant, numbers, texts.prices);
    fillPrice(written && renewal ? [...written, ` ${renewal}`] : written);
    for (const { node, values } of scarcities) {
      const isOf = [...values].every(([name, value]) => variant?.values.get(name) === value);
      scope.adopt.attribute(node, 'hidden', variant && isOf ? null : '');
    }
    fillStock(variant && [stockText(variant, texts.cartFailures)]);
    fillSku(variant?.sku ? [variant.sku] : undefined);
    const told = variant && describeMeasures(variant, standard, numbers, texts.measures);
    fillWeight(told?.weight ? [told.weight] : undefined);
    fillSize(told?.size ? [told.size] : undefined);
    const address = variant?.image && parseLink(variant.image, location.href, ['https:', 'http:']);
    if (image) scope.adopt.attribute(image, 'src', address ? address.href : ownImage);
    if (quantity instanceof HTMLInputElement && variant) {
      const most = Number.isFinite(variant.stock) ? String(Math.max(1, variant.stock)) : null;
      scope.adopt.attribute(quantity, 'max', most);
    }
  };
}
