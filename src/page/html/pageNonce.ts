import type { Runtime } from '#engine/runtime';

type HasNonce = Pick<Runtime, 'nonce'>;

/**
 * Returns the nonces that the page's CSP may ask of scripts: that of Skerry's own tag, which ran, so
 * that no other counts; where it has none, all that scripts of the page have.
 */
function pageNonces({ nonce }: HasNonce): string[] {
  if (nonce) return [nonce];
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[nonce]')];
  return scripts.map((script) => script.nonce).filter(Boolean);
}

/** Returns the nonce that the page's CSP asks of scripts; '' where it asks for none. */
export const pageNonce = (runtime: HasNonce): string => pageNonces(runtime)[0] ?? '';

/**
 * Returns whether the server wrote a script that has not run: on a page with nonces such a one has
 * the page's nonce itself, which nobody can know who has only got HTML into the page. Where nobody
 * can tell which of several nonces is the page's, no script counts as the server's.
 */
export const isServersScript = (runtime: HasNonce, script: HTMLScriptElement): boolean =>
  pageNonces(runtime).every((nonce) => nonce === script.nonce);
