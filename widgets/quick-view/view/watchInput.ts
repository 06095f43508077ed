import type { Scope } from '#engine/scope';
import { isPlainPress } from '#page/press/isPlainPress';
import { usesKeys } from '#page/press/usesKeys';
import type { View } from './createView';

/** What a visitor asks of the dialog. */
export interface QuickViewMoves {
  close(): void;
  /** Moves on by so many products. */
  step(by: number): void;
}

/** Listens to the dialog's buttons, the page beside it, and the arrow keys, except in fields. */
export function watchInput(
  { listen }: Pick<Scope, 'listen'>,
  { layer, box, controls }: View,
  { close, step }: QuickViewMoves,
): void {
  listen(controls.close, { click: close });
  listen(controls.previous, { click: () => step(-1) });
  listen(controls.next, { click: () => step(1) });
  listen(layer, {
    click({ target }) {
      // What a press has just taken out of the page was in the dialog.
      if (target instanceof Node && target.isConnected && !box.contains(target)) close();
    },
    keydown(event) {
      const { target, key } = event;
      if (controls.next.hidden || !isPlainPress(event)) return;
      if (!(target instanceof Element) || usesKeys(target)) return;
      const by = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
      if (!by) return;
      event.preventDefault();
      step(getComputedStyle(layer).direction === 'rtl' ? -by : by);
    },
  });
}
