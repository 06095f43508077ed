import type { SiteContext } from '#engine/context/siteContext';
import type { MapModel } from '../model/mapModel';

/** What draws a map, and whom it asks for it. */
export interface MapSource {
  service: 'map-tiles' | 'map-service';
  /** Who is asked, as a visitor reads it; undefined for the page's own server. */
  site: string | undefined;
  /** The field that is wrong where nothing comes. */
  field: string;
}

/** Returns what draws the map of a block: the site's tile server, else the map service by its key. */
export function findSource({ tiles }: MapModel, context: SiteContext): MapSource | undefined {
  if (tiles) {
    const { origin, hostname } = new URL(tiles.url.replace('{s}', 'a'), location.href);
    const site = origin === location.origin ? undefined : hostname;
    return { service: 'map-tiles', site, field: 'mapTiles' };
  }
  return context.read('gmRenderKey', '')
    ? { service: 'map-service', site: 'Google Maps', field: 'gmRenderKey' }
    : undefined;
}
