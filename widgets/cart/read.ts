import { readMoney } from '#commerce/cart/calls/readMoney';
import type { CartSettings } from '#commerce/cartView/cartSettings';
import { CHECKOUT } from '#commerce/checkout/checkoutPath';
import { readNumberStyle } from '#commerce/readNumberStyle';
import type { BlockScope, Warn } from '#engine/scope';
import { ownAddress } from '#page/fields/ownAddress';
import { type Field, readFields, type Said } from '#page/fields/readFields';
import { text } from '#page/fields/reads';
import type { Money } from '#rules/money/money';

/** The block of a cart page. */
export interface CartModel {
  /** What the cart is drawn in. */
  place: HTMLElement;
  settings: CartSettings;
}

/** Money as the platform's page says it, `{currency, value}`, or as carts do. */
const money: Field<Money | undefined>['read'] = (value) => {
  if (typeof value !== 'object' || value === null) return undefined;
  const { currency, value: amount } = value as Record<string, unknown>;
  return currency === undefined ? readMoney(value) : readMoney({ currencyCode: currency, amount });
};

/** A language tag that the browser takes. */
const languageTag: Field<string>['read'] = (value) => {
  const tag = text(value);
  try {
    return tag && Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
};

export const fields = {
  checkoutUrl: { read: ownAddress, fallback: CHECKOUT },
  continueShoppingUrl: { read: ownAddress, fallback: undefined },
  minimumOrderSubtotal: { read: money, fallback: undefined },
};

const platformFields = {
  continueShoppingLinkUrl: { read: ownAddress, fallback: '/' },
  minimumOrderSubtotal: { read: money, fallback: undefined },
  formattingLocale: { read: languageTag, fallback: undefined },
};

declare module '#engine/block/blockOptions' {
  interface BlockOptions {
    cart: Said<typeof fields>;
  }
}

const readJson = (node: Element, warn: Warn): unknown => {
  const script = node.querySelector('script[type="application/json"]');
  try {
    return JSON.parse(script?.textContent || '{}');
  } catch (error) {
    warn('script', String(error));
    return {};
  }
};

/** A minimum of nothing is none. */
const positive = (amount: Money | undefined) =>
  amount && /[1-9]/.test(amount.amount) ? amount : undefined;

function readPlatform(scope: BlockScope, place: HTMLElement): CartModel {
  const { node, warn, runtime } = scope;
  const read = readFields(readJson(node, warn), platformFields, warn);
  return {
    place,
    settings: {
      numbers: readNumberStyle(node, runtime, read.formattingLocale),
      checkoutUrl: CHECKOUT,
      continueUrl: read.continueShoppingLinkUrl,
      minimum: positive(read.minimumOrderSubtotal),
    },
  };
}

/** Reads the platform's cart page, or a neutral one. */
export function readCartPage(scope: BlockScope): CartModel | null {
  const { node, block, warn, runtime } = scope;
  const place = node.querySelector<HTMLElement>('#sqs-cart-container');
  if (place && !node.dataset.block) return readPlatform(scope, place);
  const read = readFields(block.json ?? {}, fields, warn);
  return {
    place: node,
    settings: {
      numbers: readNumberStyle(node, runtime),
      checkoutUrl: read.checkoutUrl,
      continueUrl: read.continueShoppingUrl,
      minimum: positive(read.minimumOrderSubtotal),
    },
  };
}
