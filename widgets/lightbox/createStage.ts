import type { Cancel } from '../../src/clock';
import type { Size } from '../../src/images/geometry';
import { prefersReducedMotion } from '../../src/reducedMotion';
import type { Runtime } from '../../src/runtime';
import { createRow, type Row } from './createRow';
import type { LightboxStore } from './createStore';
import { type ThumbnailPlace, thumbnailPose } from './flight';
import { type MovingParts, OVERLAY_OPACITY, openMotion, type Poses, SETTLE_MS } from './motions';
import type { LightboxSettings } from './settings';
import type { Zoom } from './zoom';

/** A lightbox is gone this many milliseconds after its motion should have ended, at the latest. */
export const HIDE_FALLBACK_MS = 600;

/** What of the lightbox is moved. */
export interface StageParts {
  overlay: HTMLElement;
  controls: HTMLElement;
  row: HTMLElement;
  /** The item of a slot, while it is in the page. */
  itemOf(slot: number): HTMLElement | undefined;
  drawnSize(slot: number): Size;
}

/** Everything of a lightbox that moves, by transforms and opacity alone. */
export interface Stage {
  readonly row: Row;
  /** Goes to the slot that is open now; at once, where what is passed could not be seen. */
  move(isNear: boolean): void;
  open(place: ThumbnailPlace | undefined): void;
  /** Calls `gone` when nothing of it is seen any more. */
  close(place: ThumbnailPlace | undefined, gone: () => void): void;
  /** The open item goes down along with a finger, and the page shows through: CSS px. */
  dragDown(offset: number): void;
  /** Back to where it was before the finger came. */
  letGo(): void;
  /** Shows the zoom, `settling` to it where it did not come from a finger. */
  zoom(zoom: Zoom, settling: boolean): void;
  stop(): void;
}

const transformOf = ({ x, y, scale }: Zoom) =>
  x || y || scale !== 1 ? `translate(${x}px, ${y}px) scale(${scale})` : '';

export function createStage(
  runtime: Runtime,
  store: LightboxStore,
  { speed }: LightboxSettings,
  parts: StageParts,
  isRtl: boolean,
): Stage {
  let motions: Animation[] = [];
  let settling: Animation | undefined;
  let stopWaiting: Cancel | undefined;

  const openItem = () => parts.itemOf(store.state.slot);

  const endMotions = () => {
    for (const motion of motions) motion.cancel();
    motions = [];
  };

  /** Where the item starts from, and where it is now. */
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

  const movingParts = (): MovingParts => ({ ...parts, item: openItem() });

  const transform = (to: string, isSettling: boolean) => {
    const item = openItem();
    if (!item) return;
    const from = isSettling && !prefersReducedMotion() && getComputedStyle(item).transform;
    settling?.cancel();
    item.style.transform = to;
    if (!from) return;
    settling = item.animate([{ transform: from }, { transform: to || 'none' }], {
      duration: SETTLE_MS,
      easing: 'ease-out',
    });
  };

  const rest = () => {
    const { slot } = store.state;
    for (const other of [slot - 1, slot + 1]) {
      const item = parts.itemOf(other);
      if (item) item.style.transform = '';
    }
    store.dispatch({ type: 'rested' });
  };
  const row = createRow(parts.row, speed, isRtl, rest);

  return {
    row,
    move(isNear) {
      settling?.cancel();
      endMotions();
      // It may have been left enlarged, and be come back to before the row was at rest.
      const item = openItem();
      if (item) item.style.transform = '';
      const { slot } = store.state;
      if (isNear) return row.move(slot);
      row.place(slot);
      rest();
    },
    open(place) {
      if (prefersReducedMotion()) return store.dispatch({ type: 'opened' });
      motions = openMotion(movingParts(), posesOf(place));
      const own = motions;
      void Promise.all(own.map(({ finished }) => finished)).then(
        () => {
          if (motions !== own || store.state.phase === 'closing') return;
          endMotions();
          store.dispatch({ type: 'opened' });
        },
        () => {}, // It was closed, or went on to another item.
      );
    },
    close(place, gone) {
      if (prefersReducedMotion()) {
        endMotions();
        return gone();
      }
      settling?.cancel();
      if (!motions.length) motions = openMotion(movingParts(), posesOf(place));
      for (const motion of motions) motion.reverse();
      const [longest] = motions;
      const left = Number(longest?.currentTime ?? 0);
      stopWaiting = runtime.clock.after(left + HIDE_FALLBACK_MS, gone);
      void Promise.all(motions.map(({ finished }) => finished)).then(gone, () => {});
    },
    dragDown(offset) {
      const share = Math.min(1, Math.max(0, offset / store.state.window.height));
      transform(`translateY(${offset}px)`, false);
      parts.overlay.style.opacity = `${OVERLAY_OPACITY * (1 - share)}`;
      parts.controls.style.opacity = `${1 - share}`;
    },
    letGo() {
      parts.overlay.style.opacity = '';
      parts.controls.style.opacity = '';
      transform(transformOf(store.state.zoom), true);
    },
    zoom: (zoom, isSettling) => transform(transformOf(zoom), isSettling),
    stop() {
      stopWaiting?.();
      endMotions();
      settling?.cancel();
      row.stop();
    },
  };
}
