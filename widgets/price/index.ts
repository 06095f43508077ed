import type { WidgetModule } from '#engine/initializer';
import type { Runtime } from '#engine/runtime';
import type { BlockScope } from '#engine/scope';
import { createHiddenText } from '#page/createHiddenText';
import { createTextWriter } from '#page/createTextWriter';
import { formatMoney } from '#rules/money/formatMoney';
import { prices } from '#texts/commerce/prices';
import { fillText } from '#texts/fillText';
import { siteTexts } from '#texts/siteTexts';
import { readPrice } from './read';

/** Reads the texts once for all prices of a page. */
const readTexts = (runtime: Runtime) => siteTexts(runtime, 'prices', prices);

/** Shows the price of before a sale, struck through, before a text; a screen reader says which is which. */
function showOriginal(scope: BlockScope, text: Text, original: string, texts: typeof prices): void {
  const struck = document.createElement('s');
  struck.append(original);
  const parts = [
    createHiddenText(`${texts.original} `),
    struck,
    new Text(' '),
    createHiddenText(`${texts.sale} `),
  ];
  text.before(...parts);
  scope.own(() => {
    for (const part of parts) part.remove();
  });
}

/** Writes a price as money of its currency, in the language around it. */
export const mount: WidgetModule['mount'] = (scope) => {
  const model = readPrice(scope);
  if (!model) return false;
  const { text, price, highest, original, isFrom, format } = model;
  const texts = scope.runtime.part(readTexts);
  const lowest = formatMoney(price, format);
  const write = createTextWriter(scope, text);
  if (highest) write(fillText(texts.range, { lowest, highest: formatMoney(highest, format) }));
  else write(isFrom ? fillText(texts.from, { price: lowest }) : lowest);
  if (original) showOriginal(scope, text, formatMoney(original, format), texts);
  return true;
};
