import type { Scope } from '#engine/scope';

/** How long a film that has failed is left before it is tried once more, in milliseconds. */
const AGAIN_MS = 1000;

/**
 * Returns what is to be told of each failure of a film: the first one has it tried once more, the next
 * one is the end. What comes while it waits belongs to the first.
 *
 * Firefox breaks off what a page loads as soon as a link is followed, and tells the page of it as of a
 * failure, seconds before it goes. A page that is gone runs no timers; one that comes back, or stays since
 * the link led to a download, has its film.
 */
export function createSecondTry({ after }: Scope, again: () => void, end: () => void): () => void {
  let tries: 'first' | 'waiting' | 'second' = 'first';
  return () => {
    if (tries === 'waiting') return;
    if (tries === 'second') return end();
    tries = 'waiting';
    after(AGAIN_MS, () => {
      tries = 'second';
      again();
    });
  };
}
