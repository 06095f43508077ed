/** Whether a language tag is plain English, of any country. */
export const isEnglish = (language: string): boolean => /^en(-[a-z]{2})?$/i.test(language);

/** Whether a language tag is plain American English, which `en` is as well. */
export const isAmerican = (language: string): boolean => /^en(-us)?$/i.test(language);
