import type { Cancel } from '#engine/clock';
import type { GalleryStore } from './state';

/** The galleries that one gallery is linked with. Links may lead in a circle. */
export interface Links {
  /** A change is on its way to them: none may come back meanwhile. */
  readonly isPassingOn: boolean;
  isAnyInMotion(): boolean;
  /** Tells each. */
  passOn(tell: (other: GalleryStore) => void): void;
  /** Takes one up: `follow` is to link it the other way, too. Returns how to part them. */
  add(other: GalleryStore, follow: () => Cancel): Cancel;
}

export function createLinks(): Links {
  const partings = new Map<GalleryStore, Cancel>();
  let isPassingOn = false;
  // Who is asked while it asks has nothing to add.
  let isAsking = false;

  const whilePassingOn = (run: () => void) => {
    isPassingOn = true;
    try {
      run();
    } finally {
      isPassingOn = false;
    }
  };

  return {
    get isPassingOn() {
      return isPassingOn;
    },
    isAnyInMotion() {
      if (isAsking) return false;
      isAsking = true;
      const isAny = [...partings.keys()].some(({ isInMotion }) => isInMotion);
      isAsking = false;
      return isAny;
    },
    passOn(tell) {
      whilePassingOn(() => [...partings.keys()].forEach(tell));
    },
    add(other, follow) {
      const known = partings.get(other);
      if (known) return known;
      let partOther: Cancel | undefined;
      const part = () => {
        if (partings.delete(other)) partOther?.();
      };
      partings.set(other, part);
      whilePassingOn(() => {
        partOther = follow();
      });
      return part;
    },
  };
}
