import type { Asked, Cart, CartItem } from './cart';
import type { CartStatus } from './store/createServerCart';
import type { CartLine } from './store/shownLines';

/** The cart, and what is known of it. */
export interface CartState {
  /** `unknown` until somebody asks; `failed` where the server did not answer. */
  status: CartStatus;
  /** As the visitor sees it: with the changes that wait to be saved. */
  cart: Cart;
  /** Its lines, with those whose removal can still be undone. */
  lines: readonly CartLine[];
  /** Whether changes wait to be saved, for the server or for the network. */
  isSaving: boolean;
  /** Whether the changes wait for the network. */
  isOffline: boolean;
}

/** What was put into the cart. */
export interface CartAdd {
  asked: Asked;
  /** The line that it went to; undefined where the server does not tell. */
  item: CartItem | undefined;
}

/** A change that was not saved as it was meant. */
export interface CartFailure {
  /** What to tell the visitor. */
  text: string;
  kind: 'add' | 'set' | 'remove';
  /** The line that was to change; '' of an add. */
  id: string;
  /** What was to be added; undefined of a change. */
  asked: Asked | undefined;
  /** How many there are, where it was fewer than asked for: the line has as many now. */
  left: number | undefined;
  /** Why it was taken back; undefined where only fewer were left. */
  error: unknown;
}

declare module '#engine/events' {
  interface SkerryEvents {
    /** The cart, or what is known of it, has changed. */
    cartchange: CartState;
    /** Something was put into the cart, and saved. */
    cartadd: CartAdd;
    /** A change was taken back, or only a part of it was possible. */
    cartfailed: CartFailure;
  }
}
