import type { Scope } from '#engine/scope';

/** The number of times that a node without a size is asked again, and the milliseconds between two. */
const TRIES = 100;
const TRY_MS = 10;

/** Asks again until `read` reads something; undefined after a second, or when the scope ends. */
export const retryForSize = <T>(
  scope: Pick<Scope, 'begin'>,
  read: () => T | undefined,
): Promise<T | undefined> =>
  new Promise((resolve) => {
    const asking = scope.begin();
    asking.own(() => resolve(undefined));
    const ask = (left: number) => {
      asking.after(TRY_MS, () => {
        const value = read();
        if (value === undefined && left > 1) return ask(left - 1);
        resolve(value);
        asking.destroy();
      });
    };
    ask(TRIES);
  });
