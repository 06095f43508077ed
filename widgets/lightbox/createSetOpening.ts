import type { BlockScope } from '#engine/scope';
import type { OpenerModel } from './items/readOpener';
import type { Lightbox, LightboxItem } from './service';

/** Opens the lightbox of a block. */
export interface SetOpening {
  readonly set: readonly LightboxItem[];
  /** Its items' elements in the page. */
  readonly nodes: readonly HTMLElement[];
  readonly isOpen: boolean;
  /** Opens it at an item; resolves when it is closed. Rejects where it can't be had. */
  open(index: number): Promise<void>;
  /** Closes it, as Escape does. */
  close(): void;
}

/** The model of a block, and what opens its lightbox. */
export interface OpeningModel extends OpenerModel {
  opening: SetOpening;
}

/** Creates what opens the lightbox of a block, and closes it when the scope ends. */
export function createSetOpening({ openers, options }: OpenerModel, scope: BlockScope): SetOpening {
  const set = [...openers.values()];
  const nodes = [...openers.keys()];
  /** While it is open: Back closes it. */
  let shown: Lightbox | undefined;
  scope.own(() => shown?.close());
  return {
    set,
    nodes,
    get isOpen() {
      return shown !== undefined;
    },
    async open(index) {
      const opener = nodes[index];
      const lightbox = await scope.runtime.use('lightbox');
      if (scope.isEnded || !opener) return;
      const mine = lightbox.open({ ...options, set, currentSetIndex: index, opener });
      shown = mine;
      try {
        await mine.closed;
      } finally {
        if (shown === mine) shown = undefined;
      }
    },
    close: () => shown?.close(),
  };
}
