import { clearCookie } from './clearCookie';
import { type ConsentClass, type CookieName, cookies } from './cookies';
import { readCookie } from './readCookie';
import { storageKeys } from './storageKeys';

/** Whether a key of a storage is one of ours, of this class. */
const isOf = (wanted: ConsentClass, key: string): boolean =>
  Object.entries(storageKeys).some(
    ([start, consent]) => consent === wanted && key.startsWith(start),
  );

/**
 * Removes everything of a consent class that a script can reach: its cookies, for the host and every
 * domain above it, and its keys in both storages. Does nothing where the page may not have them.
 */
export function clearClass(wanted: ConsentClass): void {
  for (const [name, { consent }] of Object.entries(cookies) as [
    CookieName,
    { consent: ConsentClass },
  ][]) {
    if (consent === wanted && readCookie(name) !== undefined) clearCookie(name);
  }
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      const storage = window[name];
      for (const key of Object.keys(storage)) if (isOf(wanted, key)) storage.removeItem(key);
    } catch {
      // A sandboxed frame has no storage.
    }
  }
}
