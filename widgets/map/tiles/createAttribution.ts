import type { Scope } from '#engine/scope';

/** Writes whom the tiles are from into a corner of the map. */
export async function createAttribution(
  scope: Scope,
  box: HTMLElement,
  html: string,
): Promise<void> {
  const gate = await scope.runtime.use('html');
  const said = document.createElement('div');
  said.className = 'skerry-map-attribution';
  said.append(await gate.sanitize(html));
  box.append(said);
}
