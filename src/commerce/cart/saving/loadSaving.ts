import type { Http } from '#calls/http/http';
import type { Runtime } from '#engine/runtime';
import type { CartSaving } from './createSaving';

/** Loads what saves a change, and the data layer by which it does, together. */
export const loadSaving = ({ use }: Pick<Runtime, 'use'>): Promise<[CartSaving, Http]> =>
  Promise.all([use('cart-saving'), use('http')]);
