import type { Cancel } from '#engine/clock';
import type { Scope } from '#engine/scope';

/**
 * How long a cookie of another tab may take into this one, in milliseconds. In Firefox it may come
 * after the storage event of what was written after it, if the tabs are of two processes.
 */
const COOKIE_MS = 1000;

/** Looks again whenever the visitor may have answered in another tab. */
export function watchElsewhere({ after, listen }: Scope, lookAgain: () => void): void {
  let cancelLook: Cancel | undefined;
  const lookTwice = () => {
    lookAgain();
    cancelLook?.();
    cancelLook = after(COOKIE_MS, lookAgain);
  };
  listen(window, { storage: lookTwice, pageshow: lookAgain, visibilitychange: lookAgain });
  const { cookieStore } = window as { cookieStore?: EventTarget };
  // Where the browser has it and the page is secure.
  if (cookieStore) listen(cookieStore, { change: lookAgain });
}
