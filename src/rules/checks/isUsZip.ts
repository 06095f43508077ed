/** Returns whether a text is a US zip code: exactly 5 digits. */
export const isUsZip = (text: string): boolean => /^[0-9]{5}$/.test(text);
