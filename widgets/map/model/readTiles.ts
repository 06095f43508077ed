import type { SiteContext } from '#engine/context/siteContext';
import type { Warn } from '#engine/scope';
import { type Read, readFields } from '#page/fields/readFields';
import { text } from '#page/fields/reads';
import { parseLink } from '#page/links/parseLink';
import type { MapTiles } from './mapModel';

const DEFAULT_MAX_ZOOM = 19;

/** An address of http or https that says where zoom, column and row go. */
const template: Read<string> = (value) => {
  const link =
    typeof value === 'string' && ['{z}', '{x}', '{y}'].every((one) => value.includes(one));
  return link && parseLink(value, location.href, ['https:', 'http:']) ? value : undefined;
};
const whole: Read<number> = (value) =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) < 30 ? Number(value) : undefined;

const fields = {
  url: { read: template, fallback: '' },
  attribution: { read: text, fallback: '' },
  maxZoom: { read: whole, fallback: DEFAULT_MAX_ZOOM },
  urlNoLabels: { read: template, fallback: '' },
  satelliteUrl: { read: template, fallback: '' },
  terrainUrl: { read: template, fallback: '' },
};

/**
 * Reads where tiles come from: `data-map-tiles` of the block or around it (a template, or JSON), else
 * `mapTiles` of the site. Undefined where nobody says.
 */
export function readTiles(
  node: HTMLElement,
  context: SiteContext,
  warn: Warn,
): MapTiles | undefined {
  const name = 'data-map-tiles';
  const said = node.closest(`[${name}]`)?.getAttribute(name);
  const tell: Warn = (field, message) => warn(said ? name : `mapTiles.${field}`, message);
  let raw: unknown = context.read('mapTiles', {});
  try {
    if (said) raw = said.trim().startsWith('{') ? JSON.parse(said) : { url: said };
  } catch (error) {
    tell('url', String(error));
  }
  const tiles = readFields(raw, fields, tell);
  return tiles.url ? tiles : undefined;
}
