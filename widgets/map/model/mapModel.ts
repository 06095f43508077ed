import type { MapStyle } from './mapStyles';

/** A place on the earth, in degrees. */
export interface Place {
  lat: number;
  lng: number;
}

/** A marked place. */
export interface Pin extends Place {
  title: string;
  /** The lines of its address, the country last. */
  lines: readonly string[];
}

/** Where tiles come from. */
export interface MapTiles {
  /** With `{z}`, `{x}` and `{y}`. */
  url: string;
  /** Whom they are from, as HTML of the site's owner. */
  attribution: string;
  maxZoom: number;
  /** The same without names of streets and places. */
  urlNoLabels: string;
  satelliteUrl: string;
  terrainUrl: string;
}

/** A map block. */
export interface MapModel {
  center: Place;
  zoom: number;
  /** At least one. Where there are several, the map fits them all. */
  pins: readonly [Pin, ...Pin[]];
  style: MapStyle;
  showLabels: boolean;
  showTerrain: boolean;
  /** Whether it moves with a pointer that is held down. */
  draggable: boolean;
  /** Whether the wheel zooms. */
  scrollwheel: boolean;
  /** Whether there are buttons to zoom. */
  showControls: boolean;
  disableDefaultUI: boolean;
  markerDraggable: boolean;
  /** A press on the marker opens the map service; else it tells the address. */
  linkOnClick: boolean;
  tiles: MapTiles | undefined;
}

/** What a page's code may change. */
export type MapOptions = Partial<Omit<MapModel, 'pins' | 'tiles' | 'center'>>;
