import mitt, { type Handler, type WildcardHandler } from 'mitt';
import type { Cancel } from '#engine/clock';
import { wrapIndex } from '#rules/wrapIndex';
import type { GalleryOptions } from '../model/options';
import { createLinks } from './createLinks';
import { createPicks } from './createPicks';
import type { Change, Direction, GalleryEvents, GalleryStore } from './state';
import { stepTarget } from './stepTarget';

/** The start of a gallery's state. */
export interface GalleryStart extends Pick<GalleryOptions, 'loop' | 'currentIndex'> {
  /** Slides; 0 is allowed, and then nothing ever changes. */
  count: number;
  /** The slides at which steps stop, in order, as of now (`Layout.stops`). Default: all. */
  stops?: (() => readonly number[] | undefined) | undefined;
}

/** Takes a gallery along from now on. Returns how to part with it. */
function leadOther(store: GalleryStore, other: GalleryStore, rested: () => void): Cancel {
  other.goTo(store.index, { by: 'link', isInstant: true });
  const part = other.link(store);
  const stop = other.listen({ rested });
  return () => {
    part();
    stop();
  };
}

/**
 * Creates the state of a gallery: which slide is current, which way it came, and the motion lock.
 * All rules for indices are here, and none of the DOM.
 *
 * A change is passed on to linked galleries before its own listeners hear of it, so that one of
 * these may ask for the next change at once. A change `by: 'link'` has been allowed by the gallery
 * that it comes from; nobody else gives that reason.
 */
export function createGalleryStore(start: GalleryStart): GalleryStore {
  const { count, loop, currentIndex, stops } = start;
  const { on, off, emit } = mitt<GalleryEvents>();
  const links = createLinks();
  let index = wrapIndex(Math.trunc(currentIndex) || 0, count);
  let direction: Direction = 'forward';
  let motions = 0;
  const picks = createPicks(() => store);

  const targetOf = (towards: Direction) =>
    stepTarget(towards, { index, count, loop, stops: stops?.() });

  const store: GalleryStore = {
    count,
    get index() {
      return index;
    },
    get direction() {
      return direction;
    },
    get isInMotion() {
      return motions > 0 || links.isAnyInMotion();
    },
    canStep(towards) {
      const to = targetOf(towards);
      return to !== undefined && to !== index;
    },
    goTo(wanted, how = {}) {
      const from = index;
      const to = wrapIndex(wanted, count);
      const { by = 'visitor', isInstant = false } = how;
      const isRefused = links.isPassingOn || (by !== 'link' && store.isInMotion);
      if (isRefused || to === from || !Number.isInteger(wanted)) return false;
      index = to;
      picks.forget();
      direction = how.direction ?? (to > from ? 'forward' : 'reverse');
      const change: Change = { from, to, direction, by, isInstant };
      links.passOn((other) => {
        other.goTo(to, { by: 'link', isInstant, direction: change.direction });
      });
      emit('changed', change);
      return true;
    },
    pick: picks.pick,
    step(towards, by = 'visitor') {
      if (store.isInMotion || !count) return false;
      const to = targetOf(towards);
      if (to !== undefined) return store.goTo(to, { by, direction: towards });
      emit('reachedEnd', towards === 'forward' ? 'end' : 'beginning');
      return false;
    },
    begin() {
      motions += 1;
      let isOver = false;
      return () => {
        if (isOver) return;
        isOver = true;
        motions -= 1;
        if (motions) return;
        emit('rested');
        picks.resume();
      };
    },
    link(other) {
      if (other === store) return () => {};
      return links.add(other, () => leadOther(store, other, picks.resume));
    },
    listen(listener) {
      const hear: WildcardHandler<GalleryEvents> = (type, event) =>
        (listener[type] as Handler<typeof event> | undefined)?.(event);
      on('*', hear);
      return () => off('*', hear);
    },
  };
  return store;
}
