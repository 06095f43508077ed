import type { Scope } from '#engine/scope';
import type { ServerCart } from './createServerCart';

/** Reads the server's cart until an answer is as new as all that is known. */
export interface Refresh {
  /** Reads the cart. While a change is under way that waits for `goOn`. */
  start(): Promise<void>;
  /** Reads it where that has waited: a change is done. */
  goOn(): void;
}

/**
 * Creates what reads the cart.
 *
 * @param isChanging Whether a change is under way.
 * @param tell Told when something may have changed.
 */
export function createRefresh(
  server: ServerCart,
  scope: Pick<Scope, 'isEnded'>,
  isChanging: () => boolean,
  tell: () => void,
): Refresh {
  let isWanted = false;
  let isReading = false;
  let reading = Promise.resolve();

  const read = async () => {
    isReading = true;
    while (isWanted && !isChanging() && !scope.isEnded) {
      isWanted = false;
      const answer = server.refresh(isChanging);
      tell();
      if (!(await answer)) isWanted = true;
      tell();
    }
    isReading = false;
  };

  const start = () => {
    isWanted = true;
    if (!isReading) reading = read();
    return reading;
  };

  return {
    start,
    goOn() {
      if (isWanted) start();
    },
  };
}
