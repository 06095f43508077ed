import { range } from '#rules/numbers/range';

/**
 * Returns how many letters must be put in, left out or exchanged for another to make one word of the
 * other; two neighbours that changed places count once.
 */
export function editDistance(one: string, other: string): number {
  let before: number[] = [];
  let last = range(other.length + 1);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = last;
    last = row;
  }
  return last[other.length] ?? 0;
}

/** The letters of a word for each of which one may be wrong. */
const LETTERS_A_MISTAKE = 3;

/**
 * Returns the word that was most likely meant, whatever its capitals; undefined where none is near: with a
 * third of its letters wrong a word is another one.
 */
export function nearestWord(said: string, words: readonly string[]): string | undefined {
  let nearest: string | undefined;
  let least = Math.max(1, Math.floor(said.length / LETTERS_A_MISTAKE)) + 1;
  for (const word of words) {
    const distance = editDistance(said.toLowerCase(), word.toLowerCase());
    if (distance >= least) continue;
    least = distance;
    nearest = word;
  }
  return nearest;
}
