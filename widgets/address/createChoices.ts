import { wrapIndex } from '#rules/wrapIndex';
import type { Prediction } from './places/readPredictions';

/** The places to choose from, and which of them the keyboard is at. */
export interface Choices {
  readonly all: readonly Prediction[];
  /** The place of the active one; −1 for none. */
  readonly index: number;
  readonly active: Prediction | undefined;
  set(all: readonly Prediction[]): void;
  /** Moves by one, down or up; from none to the first or the last, and around. */
  move(by: 1 | -1): void;
}

/** Creates the choices of a field: none. */
export function createChoices(): Choices {
  let all: readonly Prediction[] = [];
  let index = -1;
  return {
    get all() {
      return all;
    },
    get index() {
      return index;
    },
    get active() {
      return all[index];
    },
    set(next) {
      all = next;
      index = -1;
    },
    move(by) {
      if (!all.length) return;
      index = index < 0 && by < 0 ? all.length - 1 : wrapIndex(index + by, all.length);
    },
  };
}
