/** Looks whether a map tells its address, or shows the map over it, within the block's own room. */
export async function proveMap(node: HTMLElement): Promise<string | undefined> {
  const link = node.querySelector<HTMLAnchorElement>('a[href*="maps"]');
  if (!link) return 'has no link to a map';
  const map = node.querySelector('.skerry-map');
  const shown = map?.classList.contains('skerry-map-shown') ? map : link;
  const box = node.getBoundingClientRect();
  const { top, bottom, height } = shown.getBoundingClientRect();
  if (!height) return 'shows neither address nor map';
  return top < box.top - 1 || bottom > box.bottom + 1 ? 'is outside its block' : undefined;
}
