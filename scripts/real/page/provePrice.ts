/** Looks whether a price is a number with its currency, in the text or by the page's sheet, once. */
export async function provePrice(node: HTMLElement): Promise<string | undefined> {
  const beside = ['::before', '::after']
    .map((part) => getComputedStyle(node, part).content)
    .filter((content) => !['none', 'normal'].includes(content))
    .join(' ');
  const said = `${beside} ${node.textContent}`;
  const currencies = said.match(/\p{Sc}|\b[A-Z]{3}\b|\bkr\b/gu) ?? [];
  if (!/\d/.test(said)) return `reads “${said.trim()}”`;
  return currencies.length === 0 ? `names no currency: “${said.trim()}”` : undefined;
}
