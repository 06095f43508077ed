/** Names of the marks: the first line of a timed script, the end of the race, the end of its frame. */
export const START = 'bench:start';
export const DONE = 'bench:done';
export const PAINTED = 'bench:painted';

/** When a mark was made, in milliseconds. Throws where it was not. */
export function timeOf(mark: string): number {
  const [entry] = performance.getEntriesByName(mark);
  if (!entry) throw new Error(`${mark} was not marked`);
  return entry.startTime;
}
