export const letters = (words: Set<string>) => Array.from(words, (word) => word[0]);
