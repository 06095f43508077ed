import type { Scope } from '#engine/scope';
import type { Size } from '#page/geometry/size';
import { prefersReducedMotion } from '#page/motion/reducedMotion';
import type { LightboxStore } from '../createLightboxStore';
import { OVERLAY_OPACITY, openMotion, type Poses } from '../geometry/openMotion';
import { type ThumbnailPlace, thumbnailPose } from '../geometry/thumbnailPose';

/** A lightbox is gone this many milliseconds after its motion should have ended, at the latest. */
export const HIDE_FALLBACK_MS = 600;

/** The elements of a lightbox that opening moves. */
export interface OpeningParts {
  overlay: HTMLElement;
  controls: HTMLElement;
  /** Returns the item of a slot, while it is in the page. */
  itemOf(slot: number): HTMLElement | undefined;
  drawnSize(slot: number): Size;
}

/** The motion of opening, which closing reverses. */
export interface Opening {
  /** @param fade Of the overlay, since the press; undefined where nothing is to move. */
  open(place: ThumbnailPlace | undefined, fade: Animation | undefined): void;
  /** Calls `onClosed` when nothing of the lightbox is seen any more. */
  close(place: ThumbnailPlace | undefined, onClosed: () => void): void;
  /** Goes to its end at once. */
  end(): void;
}

export function createOpening(scope: Scope, store: LightboxStore, parts: OpeningParts): Opening {
  let motions: Animation[] = [];

  const openItem = () => parts.itemOf(store.state.slot);

  const end = () => {
    for (const motion of motions) motion.cancel();
    motions = [];
  };
  scope.own(end);

  /** Returns where the item starts from, and where it is now. */
  const posesOf = (place: ThumbnailPlace | undefined): Poses => {
    const { slot, window } = store.state;
    const opacity = Number.parseFloat(parts.overlay.style.opacity || `${OVERLAY_OPACITY}`);
    const transform = openItem()?.style.transform || 'none';
    return place
      ? {
          hidden: thumbnailPose(place, parts.drawnSize(slot), window),
          shown: { transform, clipPath: 'inset(0px 0px 0px 0px)' },
          opacity,
        }
      : { hidden: { opacity: 0, transform }, shown: { opacity: 1, transform }, opacity };
  };
  const start = (place: ThumbnailPlace | undefined, fade?: Animation) =>
    openMotion({ ...parts, item: openItem() }, posesOf(place), fade);
  const allFinished = () => Promise.all(motions.map(({ finished }) => finished));

  return {
    end,
    open(place, fade) {
      if (!fade) return store.dispatch({ type: 'opened' });
      motions = start(place, fade);
      const own = motions;
      // One motion, and it began with the press.
      for (const motion of own) if (motion !== fade) motion.startTime = fade.startTime;
      void allFinished().then(
        () => {
          if (motions !== own || store.state.phase === 'closing') return;
          end();
          store.dispatch({ type: 'opened' });
        },
        () => {}, // It was closed, or went on to another item.
      );
    },
    close(place, onClosed) {
      if (prefersReducedMotion()) {
        end();
        return onClosed();
      }
      if (!motions.length) motions = start(place);
      for (const motion of motions) motion.reverse();
      const [longest] = motions;
      const left = Number(longest?.currentTime ?? 0);
      scope.after(left + HIDE_FALLBACK_MS, onClosed);
      void allFinished().then(onClosed, () => {});
    },
  };
}
