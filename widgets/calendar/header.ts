import type { Month } from './month';

/** The name of the month, between what leads to the others. */
export interface CalendarHeader {
  /** What names the month, for whoever reads of it elsewhere. */
  nameElement: HTMLElement;
  /** Names the month that is shown, or on its way; a screen reader says it. */
  name(month: Month): void;
  /** Says what went wrong, at once; '' when nothing did. */
  warn(text: string): void;
  /** Where a spinner has room. */
  wait: HTMLElement;
}

/** Steps to the month that is so many months later, or earlier. */
export type Step = (by: number) => void;
