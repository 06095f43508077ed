import type { TileLayer } from 'leaflet';
import { TileLayer as Layer } from 'leaflet/src/layer/tile/TileLayer.js';
import type { Scope, Warn } from '#engine/scope';
import type { MapModel } from '../model/mapModel';
import type { MapStyle } from '../model/mapStyles';

/** A server that has sent no tile after so long sends none, in milliseconds. */
const PATIENCE_MS = 30_000;

/** What tells one layer of tiles from another. */
export interface TileLook {
  /** The address of a tile. */
  url: string;
  style: MapStyle;
}

/** The style that a map has: satellite pictures need tiles of their own. */
function styleOf({ style, tiles }: MapModel, warn: Warn): MapStyle {
  if (style !== 'Satellite' || tiles?.satelliteUrl) return style;
  warn('style', 'Satellite needs mapTiles.satelliteUrl: Original is shown');
  return 'Original';
}

/** Reads from a map's options which tiles it shows. */
export function readLook(model: MapModel, warn: Warn): TileLook {
  const { tiles, showLabels, showTerrain } = model;
  const style = styleOf(model, warn);
  const url =
    (style === 'Satellite' && tiles?.satelliteUrl) ||
    (showTerrain && tiles?.terrainUrl) ||
    (!showLabels && tiles?.urlNoLabels) ||
    tiles?.url ||
    '';
  return { url, style };
}

/** Creates a layer of tiles. The style is a filter over all of it. */
export const createLayer = ({ url, style }: TileLook, maxZoom: number | undefined): TileLayer =>
  new Layer(url, {
    className: `skerry-map-tiles skerry-map-${style}`,
    maxZoom,
    referrerPolicy: 'strict-origin-when-cross-origin',
  });

/** Resolves with the first tile; rejects where all that were asked for fail, or none comes in 30 s. */
export const whenSeen = (scope: Scope, layer: TileLayer): Promise<void> =>
  new Promise((resolve, reject) => {
    layer.once('tileload', () => resolve());
    layer.once('load', () => reject(new Error('no tile could be had')));
    scope.after(PATIENCE_MS, () => reject(new Error('no tile came within 30 s')));
  });
