import type { GalleryStore } from './state';

/** What a visitor picks while there is motion, which waits until all is at rest. */
export interface Picks {
  pick(index: number): void;
  /** Another slide has become the current one: nothing waits any more. */
  forget(): void;
  /** Something has come to rest. */
  resume(): void;
}

export function createPicks(store: () => Pick<GalleryStore, 'goTo' | 'isInMotion'>): Picks {
  let waiting: number | undefined;
  return {
    pick(index) {
      waiting = store().isInMotion ? index : undefined;
      store().goTo(index);
    },
    forget() {
      waiting = undefined;
    },
    resume() {
      if (waiting === undefined || store().isInMotion) return;
      const index = waiting;
      waiting = undefined;
      store().goTo(index);
    },
  };
}
