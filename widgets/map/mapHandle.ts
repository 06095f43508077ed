import type { MapOptions, Place } from './model/mapModel';

declare module '#engine/block/handle' {
  interface Handles {
    map: {
      /** Changes options; what is not named stays. */
      set(options: MapOptions): void;
    };
  }
}

declare module '#engine/events' {
  interface SkerryEvents {
    /** A visitor has moved a pin of a map. `pin` is its place among the map's pins, from 0. */
    pinmoved: { pin: number } & Place;
  }
}
