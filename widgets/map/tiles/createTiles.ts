import type { Map as LeafletMap } from 'leaflet';
import type { Scope, Warn } from '#engine/scope';
import type { MapModel } from '../model/mapModel';
import { createLayer, readLook, whenSeen } from './tileLayer';

/** The tiles of a map. */
export interface Tiles {
  set(model: MapModel): void;
  /** Resolves with the first tile; rejects where none comes. */
  readonly whenSeen: Promise<void>;
}

/** How long Leaflet fades tiles in, and a little more, in milliseconds. */
const FADE_MS = 250;

/** Puts tiles on a map. Those that are seen stay until others have come in their place. */
export function createTiles(scope: Scope, map: LeafletMap, model: MapModel, warn: Warn): Tiles {
  let look = readLook(model, warn);
  const add = () => createLayer(look, model.tiles?.maxZoom).addTo(map);
  let seen = add();
  let wanted = seen;
  return {
    set(next) {
      const { url, style } = look;
      look = readLook(next, warn);
      if (look.url === url && look.style === style) return;
      if (wanted !== seen) wanted.remove();
      const layer = add();
      wanted = layer;
      const replace = () => {
        if (wanted !== layer) return;
        seen.remove();
        seen = layer;
      };
      // Also where none of them could be had.
      layer.once('load', () => scope.after(FADE_MS, replace));
    },
    whenSeen: whenSeen(scope, seen),
  };
}
