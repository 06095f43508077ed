import type { Cancel } from '../../src/clock';
import type { Size } from '../../src/images/geometry';
import type { Runtime } from '../../src/runtime';
import type { Lightbox, LightboxItem } from '../../src/services/lightboxes';
import type { Strings } from '../../src/strings/strings';
import type { Stage, StageParts } from './createStage';
import type { LightboxStore } from './createStore';
import type { LightboxSettings } from './settings';

/** What the parts of one lightbox work with. */
export interface LightboxControl extends Lightbox {
  readonly runtime: Runtime;
  readonly settings: LightboxSettings;
  readonly texts: Strings['galleries'];
  readonly store: LightboxStore;
  readonly isRtl: boolean;
  /** What has the focus in the end. */
  readonly trail: readonly HTMLElement[];
  /** Once it is drawn. */
  readonly stage: Stage | undefined;
  /** Our element at the end of the body. */
  readonly layer: HTMLElement;
  itemAt(slot: number): LightboxItem;
  indexOf(slot: number): number;
  /** How large a slot's item is drawn, in CSS px. */
  drawnSize(slot: number): Size;
  /** What a slot's source has in pixels, as far as that is known. */
  sourceSize(slot: number): Size;
  /** To another item, so many on or back. */
  step(by: number): void;
  /** To the item at a place of the set, the shorter way round. */
  show(index: number): void;
  /** It is drawn: where its parts are. */
  drawn(parts: Pick<StageParts, 'overlay' | 'controls' | 'row'>, slideshow: HTMLElement): Cancel;
  /** A slot's item is in the page. */
  addItem(slot: number, element: HTMLElement): Cancel;
  /** Takes it out of the page at once. */
  destroy(): void;
}
