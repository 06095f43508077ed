import type { Scope } from '#engine/scope';
import type { LightboxStore } from '../createLightboxStore';
import { OVERLAY_OPACITY } from '../geometry/openMotion';
import type { Zoom } from '../geometry/zoom';
import type { LightboxSettings } from '../settings';
import { createItemMotion } from './createItemMotion';
import { createOpening, type Opening, type OpeningParts } from './createOpening';
import { createRow, type Row } from './createRow';

/** The elements of a lightbox that are moved. */
export interface StageParts extends OpeningParts {
  row: HTMLElement;
}

/** Everything of a lightbox that moves, by transforms and opacity alone. */
export interface Stage extends Pick<Opening, 'open' | 'close'> {
  readonly row: Row;
  /** Goes to the slot that is open now; at once, where what is passed could not be seen. */
  move(isNear: boolean): void;
  /** Lets the open item go down along with a finger, and the page show through: CSS px. */
  dragDown(offset: number): void;
  /** Takes it back to where it was before the finger came. */
  letGo(): void;
  /** Shows the zoom; `isAnimated` where it did not come from a finger. */
  zoom(zoom: Zoom, isAnimated: boolean): void;
}

const transformOf = ({ x, y, scale }: Zoom) =>
  x || y || scale !== 1 ? `translate(${x}px, ${y}px) scale(${scale})` : '';

/** Creates the stage of a lightbox that is drawn. Its motions end with the scope. */
export function createStage(
  scope: Scope,
  store: LightboxStore,
  { speed }: LightboxSettings,
  isRtl: boolean,
  parts: StageParts,
): Stage {
  const openItem = () => parts.itemOf(store.state.slot);
  const opening = createOpening(scope, store, parts);
  const itemMotion = createItemMotion(scope, openItem);

  const onRest = () => {
    const { slot } = store.state;
    for (const other of [slot - 1, slot + 1]) {
      const item = parts.itemOf(other);
      if (item) item.style.transform = '';
    }
    store.dispatch({ type: 'rested' });
  };
  const row = createRow(scope, parts.row, speed, isRtl, onRest);

  return {
    row,
    open: opening.open,
    close(place, onClosed) {
      itemMotion.end();
      opening.close(place, onClosed);
    },
    move(isNear) {
      itemMotion.end();
      opening.end();
      // It may have been left enlarged, and be come back to before the row was at rest.
      const item = openItem();
      if (item) item.style.transform = '';
      const { slot } = store.state;
      if (isNear) return row.move(slot);
      row.place(slot);
      onRest();
    },
    dragDown(offset) {
      const share = Math.min(1, Math.max(0, offset / store.state.window.height));
      itemMotion.transform(`translateY(${offset}px)`, false);
      parts.overlay.style.opacity = `${OVERLAY_OPACITY * (1 - share)}`;
      parts.controls.style.opacity = `${1 - share}`;
    },
    letGo() {
      parts.overlay.style.opacity = '';
      parts.controls.style.opacity = '';
      itemMotion.transform(transformOf(store.state.zoom), true);
    },
    zoom: (zoom, isAnimated) => itemMotion.transform(transformOf(zoom), isAnimated),
  };
}
