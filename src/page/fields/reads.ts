import type { Read } from './readFields';

/*
 * What blocks say in single values, read without the library that structures are read with
 * (`bySchema`): it weighs more than most widgets do, and they are what a visitor waits for.
 */

export const text: Read<string> = (value) => (typeof value === 'string' ? value : undefined);

/** The name of a thing, or the number that it has in a database. */
export const id: Read<string> = (value) =>
  Number.isSafeInteger(value) ? String(value) : text(value);

export const flag: Read<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);

/** What is true or false, or says so. */
export const yesNo: Read<boolean> = (value) =>
  [true, 'true'].includes(value as boolean) ||
  ([false, 'false'].includes(value as boolean) ? false : undefined);

/** More than anybody means by a count, a time in seconds or a size: it would cost a page its life. */
const TOO_MUCH = 1e6;

/** A number, below a million on both sides of 0. */
export const amount: Read<number> = (value) =>
  typeof value === 'number' && Math.abs(value) < TOO_MUCH ? value : undefined;

/** One of these words. */
export const oneOf =
  <const Word extends string>(...words: readonly Word[]): Read<Word> =>
  (value) =>
    words.find((word) => word === value);

/** An array of anything. */
export const list: Read<unknown[]> = (value) => (Array.isArray(value) ? value : undefined);

/** An array of such values, all of which can be used. */
export const listOf =
  <Value>(read: Read<Value>): Read<Value[]> =>
  (value) => {
    const items = list(value)?.map(read);
    return items?.includes(undefined) ? undefined : (items as Value[] | undefined);
  };
