declare module 'leaflet/src/map/Map.js' {
  export { Map } from 'leaflet';
}
declare module 'leaflet/src/map/handler/Map.Drag.js' {}
declare module 'leaflet/src/map/handler/Map.DoubleClickZoom.js' {}
declare module 'leaflet/src/map/handler/Map.Keyboard.js' {}
declare module 'leaflet/src/map/handler/Map.ScrollWheelZoom.js' {}
declare module 'leaflet/src/map/handler/Map.TouchZoom.js' {}
declare module 'leaflet/src/layer/tile/TileLayer.js' {
  export { TileLayer } from 'leaflet';
}
declare module 'leaflet/src/layer/marker/Marker.js' {
  export { Marker } from 'leaflet';
}
declare module 'leaflet/src/layer/marker/Icon.js' {
  export { Icon } from 'leaflet';
}
declare module 'leaflet/src/dom/DomEvent.js' {
  import { DomEvent } from 'leaflet';
  export const disableClickPropagation: typeof DomEvent.disableClickPropagation;
  export const disableScrollPropagation: typeof DomEvent.disableScrollPropagation;
}
