import type { Runtime } from '#engine/runtime';
import { formatMoney } from '#rules/money/formatMoney';
import { fromMinorUnits, isMoney, type Money } from '#rules/money/money';
import { readCurrency } from '../readCurrency';
import { readNumberStyle } from '../readNumberStyle';

declare module '#engine/runtime' {
  interface Services {
    /** Money as text, for who shows some now and then. */
    money: MoneyTexts;
  }
}

/** The members of a cart that say what it costs, as a server says them. */
export interface CartCost {
  totalQuantity: number;
  /** Money, `{amount: '12.00', currencyCode: 'USD'}`. */
  subtotalAmount?: unknown;
  /** In smallest units of the site's currency. */
  subtotalCents?: unknown;
}

/** Money as a visitor reads it. */
export interface MoneyTexts {
  /**
   * Writes money in the language around a node.
   *
   * @throws TypeError for what is no money.
   */
  write(money: Money, node: Element): string;
  /**
   * Writes what a cart costs: `subtotalAmount`, else `subtotalCents`; of an empty cart no money at all.
   * Undefined where the server does not say, or in another currency than the platform's.
   */
  subtotal(cart: CartCost, node: Element): string | undefined;
}

/** Creates the writer of money. */
export function createMoneyTexts(runtime: Runtime): MoneyTexts {
  const write = (money: Money, node: Element) => formatMoney(money, readNumberStyle(node, runtime));
  return {
    write,
    subtotal({ totalQuantity, subtotalAmount, subtotalCents }, node) {
      if (isMoney(subtotalAmount)) return write(subtotalAmount, node);
      const cents = subtotalCents ?? (totalQuantity === 0 ? 0 : undefined);
      if (typeof cents !== 'number') return undefined;
      try {
        return write(fromMinorUnits(cents, readCurrency(node, runtime.context)), node);
      } catch {
        return undefined;
      }
    },
  };
}
