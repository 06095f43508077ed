import type { Map as LeafletMap } from 'leaflet';
import type { BlockScope, Scope } from '#engine/scope';
import type { maps } from '#texts/widgets/maps';
import type { MapModel, MapOptions, Pin } from './model/mapModel';
import type { MapLocation } from './read';

/** A map that is drawn. */
export interface MapView {
  /** Shows other options. */
  set(model: MapModel): void;
}

/** What maps are drawn with. */
export interface MapMaker {
  /**
   * Draws a map into a box, until the scope ends. Resolves when something of it is seen; rejects where
   * nothing comes within 30 s.
   *
   * @param warn Told of what can't be had.
   */
  draw(
    scope: Scope,
    box: HTMLElement,
    model: MapModel,
    texts: typeof maps,
    warn: (field: string, message: string) => void,
  ): Promise<MapView>;
}

/** The popups of a map, of which one is open at a time. */
export interface MapPopups {
  toggle(pin: HTMLElement, place: Pin, zoom: number): void;
  close(): void;
}

/** The map that popups are for. */
export interface PopupsOn {
  scope: Scope;
  map: LeafletMap;
  box: HTMLElement;
  texts: typeof maps;
}

/** What shows maps over addresses. */
export interface MapViews {
  show(
    scope: BlockScope,
    place: HTMLElement,
    location: MapLocation,
    texts: typeof maps,
  ): { set(options: MapOptions): void };
}

declare module '#engine/runtime' {
  interface Services {
    'map-popups': { on(map: PopupsOn): MapPopups };
    'map-view': MapViews;
    /** Maps of a tile server. */
    'map-tiles': MapMaker;
    /** Maps of the map service. */
    'map-service': MapMaker;
  }
}
