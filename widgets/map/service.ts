import type { Map as LeafletMap } from 'leaflet';
import type { BlockScope, Scope, Warn } from '#engine/scope';
import type { maps } from '#texts/widgets/maps';
import type { MapModel, MapOptions, Pin, Place } from './model/mapModel';
import type { MapLocation } from './read';

/** A map that is drawn. */
export interface MapView {
  /** Shows other options. */
  set(model: MapModel): void;
}

/** Tells the page that a visitor has moved a pin, by its place among the map's pins. */
export type TellMoved = (pin: number, place: Place) => void;

/** Whose map is drawn. */
export interface MapOwner {
  texts: typeof maps;
  /** Told of what can't be had. */
  warn: Warn;
  tellMoved: TellMoved;
}

/** What maps are drawn with. */
export interface MapMaker {
  /**
   * Draws a map into a box, until the scope ends. Resolves when something of it is seen; rejects where
   * nothing comes within 30 s.
   */
  draw(scope: Scope, box: HTMLElement, model: MapModel, owner: MapOwner): Promise<MapView>;
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
