/**
 * Beside the consent cookie, which holds `true` or `false` alone: only who agreed while the
 * browser sent Global Privacy Control has agreed in spite of it.
 */
const KEY = 'skerry-consent-under-gpc';

/** Whether the consent cookie's `true` was given while the signal was on. */
export function readGpcConsent(): boolean {
  try {
    return localStorage.getItem(KEY) === 'true';
  } catch {
    return false; // A page without storage remembers no consent.
  }
}

/** Remembers that, or forgets it. */
export function keepGpcConsent(isGiven: boolean): void {
  try {
    if (isGiven) localStorage.setItem(KEY, 'true');
    else localStorage.removeItem(KEY);
  } catch {
    // A page without storage remembers no consent.
  }
}
