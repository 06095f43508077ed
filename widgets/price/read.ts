import { readCurrency } from '#commerce/readCurrency';
import { readNumberStyle } from '#commerce/readNumberStyle';
import type { SiteContext } from '#engine/context/siteContext';
import type { BlockScope, Warn } from '#engine/scope';
import { readOneText } from '#page/fields/readOneText';
import type { MoneyFormat } from '#rules/money/formatMoney';
import { fractionDigits } from '#rules/money/fractionDigits';
import { isMoney, type Money } from '#rules/money/money';
import { prices } from '#texts/commerce/prices';
import { fillText } from '#texts/fillText';
import { readAmount } from './readAmount';

/** A price on the page. */
export interface PriceModel {
  /** The server's text: it is written anew, the node stays. */
  text: Text;
  /** The price that holds; of a range the lowest. */
  price: Money;
  /** The highest of a range. */
  highest: Money | undefined;
  /** What it cost before a sale. */
  original: Money | undefined;
  /** Whether it is the lowest of many. */
  isFrom: boolean;
  format: MoneyFormat;
}

/** Only the number: the page's sheet writes the currency beside it. */
const NUMBER_ALONE: MoneyFormat = {
  template: { symbol: '', decimalSeparator: '.', thousandsSeparator: ',' },
};

const isCurrency = (code: string) => fractionDigits(code) !== undefined;

/**
 * Whether the page's sheet writes beside a node, as the platform's does on `.sqs-money-native`:
 * `body.native-currency-code-usd .sqs-money-native:before { content: '$' }`.
 */
const isWrittenBySheet = (node: Element): boolean =>
  ['::before', '::after'].some((part) =>
    /["']\s*[^"'\s]/.test(getComputedStyle(node, part).content),
  );

/**
 * Returns the code of a price's currency: the first known one in its text, else the capital letters beside
 * the amount, of which the caller warns, else the currency around the node.
 */
const readCode = (text: string, node: Element, context: SiteContext): string =>
  text.match(/\b[A-Z]{3}\b/g)?.find(isCurrency) ??
  readAmount(text)?.code ??
  readCurrency(node, context);

/**
 * Reads a price: `data-money` or the one text of the node, `data-money-to`, `data-money-was`,
 * `data-money-from`. Null where there is no amount, or its currency is unknown; of a neutral price that is
 * warned of.
 */
export function readPrice(scope: BlockScope): PriceModel | null {
  const { node, runtime } = scope;
  const { money, moneyTo, moneyWas, moneyFrom } = node.dataset;
  // The platform's are empty until its own script has filled them, or say more than a number.
  const warn: Warn = money === undefined ? () => {} : scope.warn;
  const text = readOneText({ node, warn });
  if (!text) return null;
  const code = readCode(text.data, node, runtime.context);
  if (!isCurrency(code)) {
    warn('data-currency', fillText(prices.unknownCurrency, { code }));
    return null;
  }
  const readMoney = (field: string, value: string): Money | undefined => {
    const money = { amount: readAmount(value)?.amount ?? '', currencyCode: code };
    if (isMoney(money)) return money;
    warn(field, fillText(prices.notAmount, { value }));
    return undefined;
  };
  const price = readMoney('data-money', money || text.data);
  if (!price) return null;
  return {
    text,
    price,
    highest: moneyTo === undefined ? moneyTo : readMoney('data-money-to', moneyTo),
    original: moneyWas === undefined ? moneyWas : readMoney('data-money-was', moneyWas),
    isFrom: moneyFrom !== undefined,
    format: isWrittenBySheet(node) ? NUMBER_ALONE : readNumberStyle(node, runtime),
  };
}
