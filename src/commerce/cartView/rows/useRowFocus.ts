import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { CartLine } from '../../cart/store/shownLines';

/** Moves the focus that a row had, when it goes. */
export interface RowFocus {
  /** To the removal of the next item, else of the one before, else to what undoes this one. */
  afterRemoval(id: string): void;
  /** To the removal of the item that is back. */
  afterUndo(id: string): void;
}

/** Returns how the focus moves. One that goes with its row is caught by the heading. */
export function useRowFocus(
  root: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
  lines: readonly CartLine[],
): RowFocus {
  /** What is to have the focus once it is drawn, the first that is there. */
  const wanted = useRef<readonly string[]>([]);
  const hadFocus = useRef(false);
  const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector);
  const rowOf = (id: string) => `[data-item="${CSS.escape(id)}"]`;

  useLayoutEffect(() => {
    const target = wanted.current.flatMap((selector) => find(selector) ?? [])[0];
    wanted.current = [];
    if (target) target.focus();
    // What had it has gone with its row.
    else if (hadFocus.current && document.activeElement === document.body) heading.current?.focus();
    hadFocus.current = root.current?.contains(document.activeElement) ?? false;
  });

  useLayoutEffect(() => {
    const element = root.current;
    const note = ({ type }: Event) => {
      hadFocus.current = type === 'focusin';
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
