import type { BlockScope } from '#engine/scope';
import type { OpeningModel } from './createSetOpening';

declare module '#engine/block/handle' {
  interface Handles {
    lightbox: LightboxHandle;
  }
}

/** What the page's code may do with a block that opens a lightbox. */
export interface LightboxHandle {
  /** How many items there are. */
  readonly count: number;
  /** Opens it at an item, as a press on that. An index that no item has does nothing. Default: 0. */
  open(index?: number): void;
  /** Closes it, as Escape does. */
  close(): void;
}

/** Creates the handle of a block that opens a lightbox. What fails is reported. */
export const createHandle = ({ opening }: OpeningModel, scope: BlockScope): LightboxHandle => ({
  count: opening.set.length,
  open(index = 0) {
    if (index in opening.set) opening.open(index).catch(scope.report);
  },
  close: () => opening.close(),
});
