import { SHEET_MAP } from './tokens/styleTokens';
import type { BuiltFile } from './writeLeaf';

/** The end of a leaf's script, as `buildLeaf` writes it. */
export const LEAF_END = 'return __own}';

/** The leaf that keeps its sheet as a file: older browsers get the rules of all others into it. */
const SHEETS = 'sheets';

/**
 * Puts the styles of a leaf into its script, which hands them to the loader's `adoptStyles`. A leaf without
 * styles stays as it is.
 *
 * @throws Error for styles with addresses: browsers would resolve them by the page's.
 */
export function adoptStyles(name: string, files: readonly BuiltFile[]): readonly BuiltFile[] {
  const sheet = files.find(({ path }) => path.endsWith('.css'));
  if (!sheet || name === SHEETS) return files;
  const css = sheet.text.replace(SHEET_MAP, '').trimEnd();
  if (/url\((?!["']?data:)/.test(css)) throw new Error(`the styles of ${name} name a file`);
  return files
    .filter(({ path }) => !/\.css(\.map)?$/.test(path))
    .map(({ path, text }) => {
      if (!path.endsWith('.js')) return { path, text };
      const end = text.lastIndexOf(LEAF_END);
      // Behind all of the leaf's own, so that its source map stays true.
      const script = `${text.slice(0, end)}__s.adoptStyles(${JSON.stringify(css)});${text.slice(end)}`;
      return { path, text: script };
    });
}
