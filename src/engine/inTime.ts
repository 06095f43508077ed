import type { Scope } from './scope';

/**
 * Returns what a promise gives. Rejects where that takes longer than `ms` milliseconds.
 *
 * @param what Names it in the error.
 */
export function inTime<T>(
  { after }: Pick<Scope, 'after'>,
  ms: number,
  what: string,
  work: Promise<T>,
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const stop = after(ms, () => reject(new Error(`${what} took over ${ms / 1000} s`)));
    work.then(resolve, reject).finally(stop);
  });
}
