/**
 * Adds a style sheet to the page and resolves when its rules are in force. The link stays, without
 * listeners.
 *
 * @param nonce The page's nonce, for a page whose CSP lists style sheets by nonce.
 */
export function loadStyles(url: string, nonce: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    const settle = (rules?: number) => {
      link.onload = link.onerror = null;
      if (rules) return resolve();
      link.remove();
      reject();
    };
    link.rel = 'stylesheet';
    link.crossOrigin = 'anonymous';
    link.nonce = nonce;
    // Chromium says `load` for a page of HTML as well: a sheet without rules is none.
    link.onload = () => settle(link.sheet?.cssRules.length);
    // A sheet that was refused must not be looked at.
    link.onerror = () => settle();
    link.href = url;
    document.head.append(link);
  });
}
