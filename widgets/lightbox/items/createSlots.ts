import type { Size } from '#page/geometry/size';
import { wrapIndex } from '#rules/wrapIndex';
import type { LightboxStore } from '../createLightboxStore';
import { fitItem } from '../geometry/fitItem';
import type { LightboxItem } from '../service';
import type { LightboxSettings } from '../settings';
import { sourceSize } from './sourceSize';

/** The places of the endless row: each slot shows an item of the set. */
export interface Slots {
  itemAt(slot: number): LightboxItem;
  /** Returns the item's place in the set. */
  indexOf(slot: number): number;
  /** Returns how large a slot's item is drawn, in CSS px. */
  drawnSize(slot: number): Size;
  /** Returns the size of a slot's source in pixels, as far as that is known. */
  sourceSize(slot: number): Size;
}

export function createSlots({ set, padding }: LightboxSettings, store: LightboxStore): Slots {
  const indexOf = (slot: number) => wrapIndex(slot, set.length);
  const itemAt = (slot: number) => set[indexOf(slot)] as LightboxItem;
  const sourceOf = (slot: number) => sourceSize(itemAt(slot), store.state.sizes.get(indexOf(slot)));
  return {
    indexOf,
    itemAt,
    sourceSize: (slot) => sourceOf(slot).size,
    drawnSize(slot) {
      const { size, mayGrow } = sourceOf(slot);
      return fitItem(size, store.state.window, padding, mayGrow);
    },
  };
}
