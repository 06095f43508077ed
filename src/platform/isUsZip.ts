/** Whether a text is a US zip code: exactly 5 digits (platform.md, section 5). */
export const isUsZip = (text: string): boolean => /^[0-9]{5}$/.test(text);
