import type { Cancel } from '#engine/clock';
import type { Runtime } from '#engine/runtime';
import { windowSize } from '#page/windowSize';
import type { GalleryOptions } from '../../model/options';
import type { Direction, GalleryStore } from '../../state/state';
import { stepOfKey } from './stepOfKey';
import { usesArrowKeys } from './usesArrowKeys';

/** A gallery that keys step through. */
export interface KeyedGallery {
  /** The gallery with its controls: the focus in it makes the keys its own. */
  node: HTMLElement;
  store: GalleryStore;
  keys: GalleryOptions['keys'];
  isRtl: boolean;
  isOnScreen(): boolean;
}

/** The keys of all galleries of a page: `runtime.part(createGalleryKeys)`. */
export interface GalleryKeys {
  watch(gallery: KeyedGallery): Cancel;
}

/** Dialogs have the focus to themselves. */
const DIALOGS = 'dialog[open], [role="dialog"], [role="alertdialog"], [aria-modal="true"]';

/**
 * Tells whether nothing lies over the gallery: no dialog that makes it inert or has the focus, no
 * full screen.
 */
function isReachable(node: HTMLElement, focused: Element): boolean {
  const dialog = focused.closest(DIALOGS);
  const { fullscreenElement } = document;
  return (
    !node.closest('[inert]') &&
    (!dialog || dialog.contains(node)) &&
    (!fullscreenElement || fullscreenElement.contains(node))
  );
}

/**
 * Returns how far a box is from the middle of the window, then how far its own middle is, in CSS
 * px.
 */
function distances(node: HTMLElement): [box: number, middle: number] {
  const { left, right, top, bottom } = node.getBoundingClientRect();
  const { width, height } = windowSize();
  const [x, y] = [width / 2, height / 2];
  return [
    Math.hypot(Math.max(0, left - x, x - right), Math.max(0, top - y, y - bottom)),
    Math.hypot((left + right) / 2 - x, (top + bottom) / 2 - y),
  ];
}

function nearest(galleries: readonly KeyedGallery[]): KeyedGallery | undefined {
  if (galleries.length < 2) return galleries[0];
  return galleries
    .map((gallery) => ({ gallery, away: distances(gallery.node) }))
    .sort((one, other) => one.away[0] - other.away[0] || one.away[1] - other.away[1])[0]?.gallery;
}

/**
 * Creates the one listener of all galleries. A key belongs to the gallery that holds the focus,
 * else to the one nearest the middle of the window. It is ignored while the visitor types, while
 * the gallery moves or is off screen, and while a dialog is over it.
 */
export function createGalleryKeys(runtime: Runtime): GalleryKeys {
  const scope = runtime.scope();
  let stopListening: Cancel = () => {};
  const watched = new Set<KeyedGallery>();

  const onKeyDown = (event: KeyboardEvent) => {
    const [target] = event.composedPath();
    if (!(target instanceof Element) || usesArrowKeys(target)) return;
    const directions = new Map<KeyedGallery, Direction>();
    for (const gallery of watched) {
      const direction = stepOfKey(event, gallery.keys, gallery.isRtl);
      if (direction) directions.set(gallery, direction);
    }
    const candidates = [...directions.keys()].filter(
      ({ node, store, isOnScreen }) =>
        (store.canStep('forward') || store.canStep('reverse')) &&
        isOnScreen() &&
        isReachable(node, target),
    );
    // Of one gallery within another, the inner one.
    const focused = [...watched]
      .filter(({ node }) => node.contains(target))
      .sort((one, other) => (one.node.contains(other.node) ? 1 : -1))[0];
    const isOurs = !focused || candidates.includes(focused);
    const gallery = isOurs ? (focused ?? nearest(candidates)) : undefined;
    const direction = gallery && directions.get(gallery);
    if (!gallery || !direction || gallery.store.isInMotion) return;
    event.preventDefault();
    gallery.store.step(direction);
  };

  return {
    watch(gallery) {
      if (!watched.size) stopListening = scope.listen(document, { keydown: onKeyDown });
      watched.add(gallery);
      return () => {
        watched.delete(gallery);
        if (!watched.size) stopListening();
      };
    },
  };
}
