import { readCookie } from '#engine/storage/readCookie';

/** Returns whether the visitor may have a cart, by the cookies of a server: else nobody is asked. */
export const mayHaveCart = (): boolean =>
  readCookie('hasCart') === 'true' || Boolean(readCookie('CART'));
