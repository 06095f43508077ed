import { readMoney } from '#commerce/cart/calls/readMoney';
import type { BlockScope } from '#engine/scope';
import { ownAddress } from '#page/fields/ownAddress';
import { readFields, type Said } from '#page/fields/readFields';

export const fields = {
  checkoutUrl: { read: ownAddress, fallback: undefined },
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
