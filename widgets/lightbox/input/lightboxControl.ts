import type { Cancel } from '#engine/clock';
import type { Scope } from '#engine/scope';
import type { Strings } from '#texts/strings';
import type { LightboxStore } from '../createLightboxStore';
import type { Slots } from '../items/createSlots';
import type { Lightbox } from '../service';
import type { LightboxSettings } from '../settings';
import type { Layer } from '../stage/createLayer';
import type { Stage, StageParts } from '../stage/createStage';

/** One lightbox, as its parts know it. */
export interface LightboxControl extends Lightbox, Slots, Readonly<Layer> {
  /** Its life, until it is gone from the page. */
  readonly scope: Scope;
  readonly settings: LightboxSettings;
  readonly texts: Strings['galleries'];
  readonly store: LightboxStore;
  readonly isRtl: boolean;
  /** Gets the focus in the end, the first that takes it. */
  readonly trail: readonly HTMLElement[];
  /** Undefined until it is drawn. */
  readonly stage: Stage | undefined;
  /** Goes so many items on, or back. */
  step(by: number): void;
  /** Goes to the item at a place of the set, the shorter way round. */
  show(index: number): void;
  /** Starts what works with its elements, once they are drawn; returns how to stop it. */
  drawn(parts: Pick<StageParts, 'controls' | 'row'>, slideshow: HTMLElement): Cancel;
  /** Knows a slot's element while it is in the page; returns how to forget it. */
  addItem(slot: number, element: HTMLElement): Cancel;
  /** Takes it out of the page at once. */
  destroy(): void;
}
