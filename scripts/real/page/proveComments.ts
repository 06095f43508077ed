/** Looks whether a place for comments says how many there are. */
export async function proveComments(node: HTMLElement): Promise<string | undefined> {
  if (!node.checkVisibility()) return undefined;
  return node.textContent?.trim() ? undefined : 'says nothing of its comments';
}
