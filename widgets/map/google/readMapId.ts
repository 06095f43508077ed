import type { SiteContext } from '#engine/context/siteContext';
import type { MapStyle } from '../model/mapStyles';

/**
 * Returns the map id that the site has for a style: of `gmMapIds`, by the style's name, else of `gmMapId`;
 * '' where it has none. An id's looks are the owner's, made at the map service.
 */
export function readMapId({ read }: SiteContext, style: MapStyle): string {
  const { [style]: own } = read('gmMapIds', {});
  return typeof own === 'string' && own ? own : read('gmMapId', '');
}
