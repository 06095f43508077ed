import type { Cancel } from '../../src/clock';
import type { GalleryOptions } from './options';
import type { Change, Direction, GalleryListener, GalleryStore } from './state';
import { wrapIndex } from './wrapIndex';

/** What a gallery's state begins with. */
export interface GalleryStart extends Pick<GalleryOptions, 'loop' | 'currentIndex'> {
  /** Slides; 0 is allowed, and then nothing ever changes. */
  count: number;
}

/**
 * The state of a gallery: which slide is current, which way it came, and the motion lock. All
 * rules of widgets.md 4 (Gallery) for indices are here, and none of the DOM.
 *
 * A change is passed on to linked galleries before its own listeners hear of it, so that one of
 * these may ask for the next change at once. A change `by: 'link'` has been allowed by the gallery
 * that it comes from; nobody else gives that reason.
 */
export function createGalleryStore({ count, loop, currentIndex }: GalleryStart): GalleryStore {
  const listeners = new Set<GalleryListener>();
  /** Each linked gallery, and how to part with it. */
  const links = new Map<GalleryStore, Cancel>();
  let index = wrapIndex(Math.trunc(currentIndex) || 0, count);
  let direction: Direction = 'forward';
  let motions = 0;
  // Links may lead in a circle: who is asked while it asks has nothing to add.
  let isPassingOn = false;
  let isAsking = false;

  const tell = (say: (listener: GalleryListener) => void) => {
    for (const listener of [...listeners]) say(listener);
  };

  const passOn = (run: () => void) => {
    isPassingOn = true;
    try {
      run();
    } finally {
      isPassingOn = false;
    }
  };

  const next = (towards: Direction) => index + (towards === 'forward' ? 1 : -1);

  const leadsPastAnEnd = (towards: Direction) => {
    const to = next(towards);
    return !loop && (to < 0 || to >= count);
  };

  const store: GalleryStore = {
    count,
    get index() {
      return index;
    },
    get direction() {
      return direction;
    },
    get isInMotion() {
      if (motions) return true;
      if (isAsking) return false;
      isAsking = true;
      const isAnyLinked = [...links.keys()].some(({ isInMotion }) => isInMotion);
      isAsking = false;
      return isAnyLinked;
    },
    canStep(towards) {
      return count > 1 && !leadsPastAnEnd(towards);
    },
    goTo(wanted, how = {}) {
      const from = index;
      const to = wrapIndex(wanted, count);
      const { by = 'visitor', isInstant = false } = how;
      const isRefused = isPassingOn || (by !== 'link' && store.isInMotion);
      if (isRefused || to === from || !Number.isInteger(wanted)) return false;
      index = to;
      direction = how.direction ?? (to > from ? 'forward' : 'reverse');
      const change: Change = { from, to, direction, by, isInstant };
      passOn(() => {
        for (const other of [...links.keys()]) {
          other.goTo(to, { by: 'link', isInstant, direction: change.direction });
        }
      });
      tell((listener) => listener.changed?.(change));
      return true;
    },
    step(towards, by = 'visitor') {
      if (store.isInMotion || !count) return false;
      if (leadsPastAnEnd(towards)) {
        tell((listener) => listener.reachedEnd?.(towards === 'forward' ? 'end' : 'beginning'));
        return false;
      }
      return store.goTo(next(towards), { by, direction: towards });
    },
    begin() {
      motions += 1;
      let isOver = false;
      return () => {
        if (isOver) return;
        isOver = true;
        motions -= 1;
        if (!motions) tell((listener) => listener.rested?.());
      };
    },
    link(other) {
      const known = links.get(other);
      if (known) return known;
      if (other === store) return () => {};
      let partOther: Cancel | undefined;
      const part = () => {
        if (links.delete(other)) partOther?.();
      };
      links.set(other, part);
      passOn(() => {
        other.goTo(index, { by: 'link', isInstant: true });
        partOther = other.link(store);
      });
      return part;
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return store;
}
