import type { Asked } from '../cart';

/** A change that the server has not answered yet. */
export type Change =
  /** One press on an add button. The server adds it once, however often it is sent. */
  | { kind: 'add'; pressId: string; asked: Asked; isSent: boolean }
  /** How many of an item there are to be; 0 takes it out. */
  | { kind: 'set'; itemId: string; quantity: number; isSent: boolean };

/**
 * Puts a change at the end of the queue. One of an item whose change still waits to be sent takes the
 * place of that: ten quick presses are one call with the last number.
 */
export function queueChange(queue: readonly Change[], change: Change): readonly Change[] {
  const at = queue.findIndex(
    (one) =>
      one.kind === 'set' && change.kind === 'set' && one.itemId === change.itemId && !one.isSent,
  );
  return at < 0 ? [...queue, change] : queue.map((one, place) => (place === at ? change : one));
}
