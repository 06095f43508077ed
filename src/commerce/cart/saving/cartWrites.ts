import type { Asked, Cart } from '../cart';

/** What a server answers to a change that it has made. */
export interface Saved {
  /** The whole cart; undefined where it can't be had. */
  cart: Cart | undefined;
  /** The line that was added to. */
  itemId?: string | undefined;
  /** How many there are, where it was fewer than asked for. */
  left?: number | undefined;
}

/** What changes the server's cart. */
export interface CartWrites {
  /** Adds what a press asks for, once, however often it is sent. */
  add(asked: Asked, pressId: string): Promise<Saved>;
  /** Sets how many of an item there are. */
  setQuantity(token: string, itemId: string, quantity: number): Promise<Saved>;
}

/** A call that ended without an answer: whether the server has acted on it is unknown. */
export class LostAnswer extends Error {}
