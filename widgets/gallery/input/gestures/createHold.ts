import type { Scope } from '#engine/scope';
import { recentSamples, type Sample } from './velocity';

/** A pointer that is down. */
export interface Hold {
  /** Ends when the pointer is up, or the gesture is given up. */
  readonly scope: Scope;
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly time: number;
  samples: readonly Sample[];
  /** The movement is ours: across. */
  isDrag: boolean;
}

/** Creates the hold that a pointer begins by going down. */
export function createHold(down: PointerEvent, scope: Scope): Hold {
  const { pointerId: id, clientX: x, clientY: y, timeStamp: time } = down;
  return { scope, id, x, y, time, samples: [{ time, x }], isDrag: false };
}

/** Remembers where the pointer is now. */
export function addSample(hold: Hold, { timeStamp: time, clientX: x }: PointerEvent): void {
  hold.samples = [...recentSamples(hold.samples, time), { time, x }];
}

/** Makes a hold a drag of a node: it hears the pointer everywhere, and marks no text. */
export function startDrag(hold: Hold, node: HTMLElement, pointerType: string): void {
  const { id, scope } = hold;
  hold.isDrag = true;
  try {
    // Over frames and outside of the window too.
    node.setPointerCapture(id);
  } catch {
    // The pointer is gone, or none of the browser's.
  }
  scope.own(() => {
    if (node.hasPointerCapture?.(id)) node.releasePointerCapture(id);
  });
  // A finger that moves selects nothing, and the style is inherited: it costs a look at all slides.
  if (pointerType === 'touch') return;
  getSelection()?.removeAllRanges();
  for (const property of ['user-select', '-webkit-user-select']) {
    scope.adopt.style(node, property, 'none');
  }
}
