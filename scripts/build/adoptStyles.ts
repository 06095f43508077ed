import { SHEET_MAP } from './tokens/styleTokens';
import type { BuiltFile } from './writeLeaf';

/** The end of a leaf's script, as `buildLeaf` writes it. */
export const LEAF_END = 'return __own}';

/** The statement that puts styles in force, in a browser that can do it without a file. */
const adoption = (css: string) => `if (document.adoptedStyleSheets) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(${JSON.stringify(css)});
  document.adoptedStyleSheets.push(sheet);
}`;

/**
 * Puts the styles of a leaf into its script, for one request less; its sheet stays for browsers that
 * can't make one from a text (Safari before 16.4). A leaf without styles stays as it is.
 *
 * @throws Error for a sheet with addresses: browsers would resolve them by the page's.
 */
export function adoptStyles(files: readonly BuiltFile[]): readonly BuiltFile[] {
  const sheet = files.find(({ path }) => path.endsWith('.css'));
  if (!sheet) return files;
  const css = sheet.text.replace(SHEET_MAP, '').trimEnd();
  if (/url\((?!["']?data:)/.test(css)) throw new Error(`${sheet.path} names a file`);
  return files.map(({ path, text }) => {
    if (!path.endsWith('.js')) return { path, text };
    const end = text.lastIndexOf(LEAF_END);
    // Behind all of the leaf's own, so that its source map stays true.
    return { path, text: `${text.slice(0, end)}${adoption(css)}\n${text.slice(end)}` };
  });
}
