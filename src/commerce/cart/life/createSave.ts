import type { Runtime } from '#engine/runtime';
import { cartFailures } from '#texts/commerce/cartFailures';
import { siteTexts } from '#texts/siteTexts';
import { warnNotLoaded } from '../../warnNotLoaded';
import type { ChangedCart } from '../saving/createSaving';
import { loadSaving } from '../saving/loadSaving';
import type { Change } from '../store/changes';
import type { ToldOutcome } from '../store/outcome';
import { failureOf } from './failureOf';

/** Makes what saves a change, by code that comes with the first. Where that can't be had, it tells. */
export function createSave(
  runtime: Runtime,
  cart: Omit<ChangedCart, 'http'>,
): (change: Change) => Promise<ToldOutcome> {
  let settle: ((change: Change) => Promise<ToldOutcome>) | undefined;
  const load = async () => {
    await cart.whenOnline();
    const [saving, http] = await loadSaving(runtime);
    settle ??= saving.createSettle({ ...cart, http });
    return settle;
  };
  return async (change) => {
    try {
      return await (settle ?? (await load()))(change);
    } catch (error) {
      const outcome = { change, error, item: undefined, left: undefined };
      warnNotLoaded();
      const { notLoaded } = siteTexts(runtime, 'cartFailures', cartFailures);
      return { ...outcome, failure: failureOf(outcome, notLoaded) };
    }
  };
}
