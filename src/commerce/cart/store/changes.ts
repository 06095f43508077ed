import type { Asked } from '../cart';

/** How many of an item there are to be; 0 takes it out. */
export interface QuantityChange {
  kind: 'set';
  itemId: string;
  quantity: number;
  isSent: boolean;
  /** It waits for a while, in which it can be undone. */
  isHeld: boolean;
}

/** A change that the server has not answered yet. */
export type Change =
  /** One press on an add button. The server adds it once, however often it is sent. */
  { kind: 'add'; pressId: string; asked: Asked; isSent: boolean } | QuantityChange;

/** Whether a change may be sent by now. */
export const isDue = (change: Change): boolean =>
  !change.isSent && !(change.kind === 'set' && change.isHeld);

/** Whether a change holds back the removal of an item. */
export const isHeldFor = (change: Change, itemId: string): boolean =>
  change.kind === 'set' && change.isHeld && !change.isSent && change.itemId === itemId;

/**
 * Puts a change at the end of the queue. One of an item whose change still waits to be sent takes the
 * place of that: ten quick presses are one call with the last number. One that can be undone leaves the
 * others as they are; any other takes its place.
 */
export function queueChange(queue: readonly Change[], change: Change): readonly Change[] {
  if (change.kind === 'add' || change.isHeld) return [...queue, change];
  const others = queue.filter((one) => !isHeldFor(one, change.itemId));
  const at = others.findIndex(
    (one) => one.kind === 'set' && one.itemId === change.itemId && !one.isSent,
  );
  return at < 0 ? [...others, change] : others.map((one, place) => (place === at ? change : one));
}
