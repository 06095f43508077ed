/** The nonce that the page's CSP asks of scripts: that of the page's own; empty where it has none. */
export const pageNonce = (): string =>
  document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
