import type { Clock } from '../clock';

/**
 * The bytes of all keepalive requests under way. Browsers refuse bodies of more than 65,536 bytes
 * together.
 */
const BUDGET_BYTES = 60_000;

/**
 * Half the connections that a browser opens to an origin (HTTP/1.1): the other half is for calls
 * that a visitor waits for.
 */
const MOST_AT_ONCE = 3;

/**
 * How long Chromium keeps a keepalive request under way after it was aborted, its connection
 * included (29 s measured).
 */
const ABORTED_MS = 30_000;

/** What is under way stands in the page itself, since the error reporter is built apart. */
const TAKEN = Symbol.for('skerry.keepalive');

/** What one request has taken. Two copies of this code share it: its members keep their names. */
interface Weight {
  bytes: number;
  /** When it is given back by itself. */
  until?: number;
}

/** Gives back what a request has taken, now or when the browser is through with it by itself. */
export type GiveBack = (isUnderWay: boolean) => void;

/**
 * Takes a body's weight from the one budget of the page, which whoever sends anything with keepalive
 * shares: 60,000 bytes, in 3 requests at most.
 *
 * @returns How to give it back, with whether the request may be under way still: it was aborted, or
 *   it is a beacon, of whose end nobody hears. Undefined where it does not fit: the call then goes
 *   without keepalive.
 */
export function takeKeepalive(clock: Clock, body: string): GiveBack | undefined {
  const page = globalThis as { [TAKEN]?: Set<Weight> };
  page[TAKEN] ??= new Set();
  const taken = page[TAKEN];
  const own: Weight = { bytes: new Blob([body]).size };
  let sum = own.bytes;
  for (const one of taken) {
    if (one.until && one.until <= clock.now()) taken.delete(one);
    else sum += one.bytes;
  }
  if (sum > BUDGET_BYTES || taken.size >= MOST_AT_ONCE) return undefined;
  taken.add(own);
  return (isUnderWay) => {
    if (isUnderWay) own.until = clock.now() + ABORTED_MS;
    else taken.delete(own);
  };
}
