export function number(words: readonly string[]) {
  for (const [at, word] of words.entries()) console.log(at, word);
}
