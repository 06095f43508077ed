import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { CartLine } from '../../cart/store/shownLines';
import { rowOf } from './rowOf';

/** Moves the focus that a row had, when it goes. */
export interface RowFocus {
  /** To the removal of the next item, else of the one before, else to what undoes this one. */
  afterRemoval(id: string): void;
  /** To the removal of the item that is back. */
  afterUndo(id: string): void;
}

/**
 * Returns how the focus moves. One that goes with its row is caught by the removal of the row that comes
 * in its place, else by the heading.
 *
 * @param takesFocus Whether the heading has it at first.
 */
export function useRowFocus(
  root: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
  lines: readonly CartLine[],
  takesFocus: boolean,
): RowFocus {
  /** What is to have the focus once it is drawn, the first that is there. */
  const wanted = useRef<readonly string[]>([]);
  const hadFocus = useRef(takesFocus);
  /** The place of the row that has it, or had it. */
  const place = useRef(-1);
  const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector);

  useLayoutEffect(() => {
    const target = wanted.current.flatMap((selector) => find(selector) ?? [])[0];
    wanted.current = [];
    if (target) target.focus();
    // What had it has gone with its row.
    else if (hadFocus.current && document.activeElement === document.body) {
      const removals = root.current?.querySelectorAll<HTMLElement>('.item-remove') ?? [];
      const next = place.current < 0 ? undefined : removals[place.current];
      (
        next ??
        [...removals].at(place.current < 0 ? removals.length : -1) ??
        heading.current
      )?.focus();
    }
    hadFocus.current = root.current?.contains(document.activeElement) ?? false;
  });

  useLayoutEffect(() => {
    const element = root.current;
    const note = ({ target }: Event) => {
      hadFocus.current = true;
      const row = target instanceof Element ? target.closest('.cart-row') : null;
      place.current = row ? [...(row.parentElement?.children ?? [])].indexOf(row) : -1;
    };
    element?.addEventListener('focusin', note);
    return () => element?.removeEventListener('focusin', note);
  }, [root]);

  return {
    afterRemoval(id) {
      const at = lines.findIndex((line) => line.id === id);
      const near = [...lines.slice(at + 1), ...lines.slice(0, Math.max(at, 0)).reverse()];
      wanted.current = [
        ...near
          .filter(({ isRemoved }) => !isRemoved)
          .map((line) => `${rowOf(line.id)} .item-remove`),
        `${rowOf(id)} .item-undo`,
      ].slice(0, 1);
    },
    afterUndo(id) {
      wanted.current = [`${rowOf(id)} .item-remove`];
    },
  };
}
