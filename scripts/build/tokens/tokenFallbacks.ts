import type { Tokens } from './parseTokens';

/** A token as a style sheet says it, up to what stands behind its name. */
const TOKEN = /var\(\s*(--skerry-[\w-]+)\s*/y;

/** Where the bracket that is open at `from` closes, in a value without brackets in strings. */
function closingAt(css: string, from: number): number {
  let depth = 1;
  for (let at = from; at < css.length; at += 1) {
    if (css[at] === '(') depth += 1;
    if (css[at] === ')') depth -= 1;
    if (!depth) return at;
  }
  throw new Error(`a bracket does not close: ${css.slice(from, from + 80)}`);
}

/** What a token is where the page says nothing; undefined for one that is not set. */
function defaultOf(name: string, tokens: Tokens): string | undefined {
  const values = tokens.get(name) ?? [];
  // The one of a newer browser, but not that of a page in the system's colours.
  const { value } = values.findLast(({ condition }) => !condition.startsWith('@media')) ?? {};
  return value === 'initial' ? undefined : value?.replace(/, /g, ',');
}

/**
 * Writes each token with its default, for where the page sets none: `var(--skerry-radius,4px)`. A sheet
 * that sets tokens on the page's root makes the browser style every element of the page anew. What a sheet
 * itself says in the place of a token stays only where the token has no default.
 */
export function tokenFallbacks(css: string, tokens: Tokens): string {
  let written = '';
  let from = 0;
  for (let at = css.indexOf('var('); at >= 0; at = css.indexOf('var(', at + 1)) {
    if (at < from) continue;
    TOKEN.lastIndex = at;
    const [whole, name] = TOKEN.exec(css) ?? [];
    if (!whole || !name) continue;
    const end = closingAt(css, at + whole.length);
    const own = css.slice(at + whole.length, end).replace(/^,\s*/, '');
    const fallback = tokenFallbacks(defaultOf(name, tokens) ?? own, tokens);
    written += `${css.slice(from, at)}var(${name}${fallback && ','}${fallback})`;
    from = end + 1;
  }
  return written + css.slice(from);
}
