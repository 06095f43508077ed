import type { RunningAccordion } from './createAccordion';
import { isOpen } from './state';

declare module '#engine/block/handle' {
  interface Handles {
    accordion: AccordionHandle;
  }
}

/** What the page's code may do with an accordion: as a press, which an item in motion ignores. */
export interface AccordionHandle {
  /** How many items there are. */
  readonly count: number;
  /** Whether an item is open, or opens. */
  isOpen(index: number): boolean;
  /** Opens an item; where only one may be open, the other closes. */
  open(index: number): void;
  close(index: number): void;
  toggle(index: number): void;
}

/** Creates the handle of an accordion. An index that no item has does nothing. */
export function createHandle(accordion: RunningAccordion): AccordionHandle {
  const { items, dispatch } = accordion;
  const isItemOpen = (index: number) => isOpen(accordion.phases[index]);
  const toggle = (index: number) => {
    if (index in items) dispatch({ type: 'toggle', index });
  };
  return {
    count: items.length,
    isOpen: isItemOpen,
    open(index) {
      if (!isItemOpen(index)) toggle(index);
    },
    close(index) {
      if (isItemOpen(index)) toggle(index);
    },
    toggle,
  };
}
