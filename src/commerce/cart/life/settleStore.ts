import type { CartStore } from '../store/createCartStore';

/** Sends what can still be undone; resolves when all changes are saved, or taken back. */
export function settleStore(store: CartStore): Promise<void> {
  store.release();
  return new Promise((resolve) => {
    if (!store.isSaving) return resolve();
    const stop = store.on('change', () => {
      if (store.isSaving) return;
      stop();
      resolve();
    });
  });
}
