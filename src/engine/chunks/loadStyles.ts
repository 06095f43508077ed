/**
 * Adds a style sheet to the page and resolves when its rules are in force; rejects, and removes it,
 * where it can't be had.
 *
 * @param nonce The page's nonce, for a page whose CSP lists style sheets by nonce.
 */
export function loadStyles(url: string, nonce: string): Promise<undefined> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    const fail = () => {
      link.remove();
      reject();
    };
    link.rel = 'stylesheet';
    link.crossOrigin = 'anonymous';
    link.nonce = nonce;
    // Chromium fires `load` for a page of HTML too, which has no rules.
    link.onload = () => (link.sheet?.cssRules.length ? resolve(undefined) : fail());
    // A refused sheet throws when its rules are read.
    link.onerror = fail;
    link.href = url;
    document.head.append(link);
  });
}
