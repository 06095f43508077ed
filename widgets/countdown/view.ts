import type { UnitWords } from './createUnitWords';
import type { Unit } from './units';

/** Where a countdown is seen. */
export interface CountdownView {
  /** Shows the counts, each in the place of its unit. */
  show(words: Readonly<Partial<Record<Unit, UnitWords>>>): void;
  /**
   * Shows that the time is over.
   *
   * @param isNew Whether it ended before the visitor's eyes: screen readers then hear of it, once.
   */
  end(isNew: boolean): void;
}
