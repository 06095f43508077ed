import type { MapOptions } from './model/mapModel';

declare module '#engine/block/handle' {
  interface Handles {
    map: {
      /** Changes options; what is not named stays. */
      set(options: MapOptions): void;
    };
  }
}
