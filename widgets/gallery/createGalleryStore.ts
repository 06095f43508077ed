import type { Cancel } from '../../src/clock';
import type { GalleryOptions } from '../../src/gallery/options';
import type { Change, Direction, GalleryListener, GalleryStore } from './state';
import { wrapIndex } from './wrapIndex';

/** What a gallery's state begins with. */
export interface GalleryStart extends Pick<GalleryOptions, 'loop' | 'currentIndex'> {
  /** Slides; 0 is allowed, and then nothing ever changes. */
  count: number;
  /** The slides at which steps stop, in order, as of now (`Layout.stops`). Default: all. */
  stops?: (() => readonly number[] | undefined) | undefined;
}

/**
 * The state of a gallery: which slide is current, which way it came, and the motion lock. All
 * rules of widgets.md 4 (Gallery) for indices are here, and none of the DOM.
 *
 * A change is passed on to linked galleries before its own listeners hear of it, so that one of
 * these may ask for the next change at once. A change `by: 'link'` has been allowed by the gallery
 * that it comes from; nobody else gives that reason.
 */
export function createGalleryStore(start: GalleryStart): GalleryStore {
  const { count, loop, currentIndex, stops } = start;
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

  /** Where a step leads, around the end of a gallery that loops; undefined past another's end. */
  const stepTarget = (towards: Direction): number | undefined => {
    const list = stops?.();
    const isForward = towards === 'forward';
    if (!list) {
      const to = index + (isForward ? 1 : -1);
      return loop || (to >= 0 && to < count) ? wrapIndex(to, count) : undefined;
    }
    // Between two stops, it is in the group of the one before.
    const here = list.findLast((stop) => stop <= index) ?? 0;
    const to = isForward ? list.find((stop) => stop > index) : list.findLast((stop) => stop < here);
    return to ?? (loop ? list.at(isForward ? 0 : -1) : undefined);
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
      const to = stepTarget(towards);
      return to !== undefined && to !== index;
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
      const to = stepTarget(towards);
      if (to !== undefined) return store.goTo(to, { by, direction: towards });
      tell((listener) => listener.reachedEnd?.(towards === 'forward' ? 'end' : 'beginning'));
      return false;
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
