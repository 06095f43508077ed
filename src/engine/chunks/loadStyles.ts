/**
 * Adds a style sheet to the page and resolves when its rules are in force; rejects, and removes it,
 * where it can't be had. Browsers that make a sheet from the text in a leaf's script need none.
 *
 * @param nonce The page's nonce, for a page whose CSP lists style sheets by nonce.
 */
export function loadStyles(url: string, nonce: string): Promise<undefined> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.nonce = nonce;
    link.onload = () => resolve(undefined);
    link.onerror = () => {
      link.remove();
      reject();
    };
    link.href = url;
    document.head.append(link);
  });
}
