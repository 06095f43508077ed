import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Plugin, transform } from 'esbuild';
import { contentFallbacks } from '../contentFallbacks';
import { options, root } from '../options';
import { namedMedia } from './mediaNames';
import { parseTokens, type Tokens } from './parseTokens';
import { sheetProblems } from './sheetProblems';
import { tokenFallbacks } from './tokenFallbacks';
import { tokenRules, usedTokens } from './tokenRules';

/** Reads the tokens of `src/page/tokens.css`. */
export const readTokens = async (): Promise<Tokens> =>
  parseTokens(await readFile(path.join(root, 'src/page/tokens.css'), 'utf8'));

/** Puts the widths of windows, and signs for older browsers, into each style sheet. Fails the build where one misuses tokens. */
export const styleTokens = (tokens: Tokens): Plugin => ({
  name: 'style-tokens',
  setup(build) {
    build.onLoad({ filter: /\.css$/ }, async ({ path: file }) => {
      const css = await readFile(file, 'utf8');
      const errors = sheetProblems(css, tokens).map(({ line, text }) => ({
        text,
        location: {
          file: path.relative(root, file),
          line,
          lineText: css.split('\n')[line - 1] ?? '',
        },
      }));
      return errors.length
        ? { errors }
        : { contents: contentFallbacks(namedMedia(css)), loader: 'css' };
    });
  },
});

/** The comment at the end of a built sheet that names its source map. */
export const SHEET_MAP = /\n?\/\*# sourceMappingURL=[^*]*\*\/\s*$/;

/** A style sheet with some rules at its end, where no source map is moved. */
async function withRules(css: string, rules: string): Promise<string> {
  const { code } = await transform(rules, {
    loader: 'css',
    minify: true,
    target: [...options.target],
  });
  const map = SHEET_MAP.exec(css)?.[0] ?? '';
  return `${css.slice(0, css.length - map.length).trimEnd()}${code.trimEnd()}${map}`;
}

/** A style sheet of a page's own, with the tokens that it uses: they hold for the whole page. */
export const withTokens = (css: string, tokens: Tokens): Promise<string> =>
  withRules(css, tokenRules(usedTokens(css, tokens), tokens));

/** A style sheet that comes into a page that is painted, with the values of the tokens that it uses. */
export async function withTokenValues(
  css: string,
  tokens: Tokens,
): Promise<{ css: string; used: readonly string[] }> {
  // Browsers pass over the line, and all rules that go by it, where a rule stands before it.
  if (css.includes('skerry|') && !css.startsWith('@namespace')) {
    throw new Error(
      'a leaf begins with a sheet without the @namespace of a later one: import it first',
    );
  }
  const used = usedTokens(css, tokens);
  const ofMedia = tokenRules(used, tokens, (condition) => condition.startsWith('@media'));
  return { css: await withRules(tokenFallbacks(css, tokens), ofMedia), used };
}
