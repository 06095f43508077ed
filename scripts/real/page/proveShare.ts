/** Looks whether a block that shares a page has links that are seen, and lead to the page's own site. */
export async function proveShare(node: HTMLElement): Promise<string | undefined> {
  const link = node.querySelector<HTMLAnchorElement>('a[href*="facebook.com"]');
  if (!link) return 'has no link';
  if (!link.checkVisibility()) return 'hides its links';
  const shared = new URL(link.href).searchParams.get('u') ?? '';
  const path = node.dataset.fullUrl ?? '';
  return shared.endsWith(path) ? undefined : `shares ${shared} instead of ${path}`;
}
