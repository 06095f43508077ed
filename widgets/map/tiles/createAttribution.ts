import type { Scope } from '#engine/scope';
import { safeText } from '#page/html/safeText';

/** Writes whom the tiles are from into a corner of the map; without its links where HTML can't be had. */
export async function createAttribution(
  { runtime }: Scope,
  box: HTMLElement,
  html: string,
): Promise<void> {
  const said = document.createElement('div');
  said.className = 'skerry-map-attribution';
  said.append(await safeText(runtime, html, 'map'));
  box.append(said);
}
