import { readMoney } from '#commerce/cart/calls/readMoney';
import type { BlockScope } from '#engine/scope';
import { type Read, readFields, type Said } from '#page/fields/readFields';
import { text } from '#page/fields/reads';
import { allowedAddress } from '#page/links/allowedAddress';

const address: Read<string> = (value) => {
  const target = text(value);
  return target === undefined ? undefined : allowedAddress(target, location.href);
};

export const fields = {
  checkoutUrl: { read: address, fallback: undefined },
  minimumOrderSubtotal: { read: readMoney, fallback: undefined },
};

declare module '#engine/block/blockOptions' {
  interface BlockOptions {
    'cart-link': Said<typeof fields>;
  }
}

/** Reads what the drawer of a cart link is to know. */
export const readDrawer = ({ block, warn }: Pick<BlockScope, 'block' | 'warn'>) =>
  readFields(block.json ?? {}, fields, warn);
