import type { Money } from '#rules/money/money';

/** What a drawer leads to, and who opened it. */
export interface DrawerOptions {
  /** The cart's own page. Default: `/cart`. */
  cartUrl?: string | undefined;
  /** Default: the platform's. */
  checkoutUrl?: string | undefined;
  /** Below this subtotal nobody can check out. Default: none. */
  minimum?: Money | undefined;
  /** Gets the focus afterwards, and says the language. Default: what has it now. */
  opener?: HTMLElement | undefined;
}

/** The cart in a drawer at the side of the window. */
export interface CartDrawer {
  /** Opens it; does nothing while it is open. */
  open(options?: DrawerOptions): void;
  /** Closes it; does nothing while it is closed. */
  close(): void;
}

declare module '#engine/runtime' {
  interface Services {
    /** The visitor's cart beside the page. */
    'cart-drawer': CartDrawer;
  }
}
