/** A value of a token, and the at-rule around it: empty, or `@supports (…)`. */
export interface TokenValue {
  condition: string;
  value: string;
}

/** The values of each token by its name, `--skerry-…`, in the order of the file. */
export type Tokens = ReadonlyMap<string, readonly TokenValue[]>;

const COMMENT = /\/\*[\s\S]*?\*\//g;

/** `:where(:root) { … }`, alone or as the only rule of an at-rule. */
const RULE = /(?:(@[^{}]+?)\s*\{\s*)?:where\(:root\)\s*\{([^{}]*)\}(?:\s*\})?/g;

/** Returns the text without its comments. */
export const withoutComments = (css: string): string => css.replace(COMMENT, '');

/**
 * Reads `tokens.css`. Throws for what is neither a token nor a comment, and for a token that has
 * a value in an at-rule alone.
 */
export function parseTokens(css: string): Tokens {
  const text = withoutComments(css);
  const tokens = new Map<string, TokenValue[]>();
  for (const [, condition = '', body = ''] of text.matchAll(RULE)) {
    for (const line of body.split(';')) {
      const declaration = line.trim();
      if (!declaration) continue;
      const [, name, value] = /^(--skerry-[\w-]+):\s*([\s\S]+)$/.exec(declaration) ?? [];
      if (!name || !value) throw new Error(`tokens.css: "${declaration}" is no token`);
      const values = tokens.get(name) ?? [];
      if (condition && !values.length)
        throw new Error(`tokens.css: ${name} has no value before ${condition}`);
      tokens.set(name, [...values, { condition, value: value.replace(/\s+/g, ' ') }]);
    }
  }
  const rest = text.replace(RULE, '').trim();
  if (rest) throw new Error(`tokens.css: only tokens of :where(:root), not "${rest}"`);
  return tokens;
}
