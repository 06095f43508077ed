/** The keys of a telephone for A to Z. */
const KEYS = '22233344455566677778889999';

/** `555 0100 ext. 5`: what is dialled after a pause, once somebody has answered. */
const EXTENSION = /(?:ext|x)[a-z.:\s]*(\d+)\s*$/i;

/** What is said about a number: `(9am to 5pm)`. */
const REMARK = /\([^()]*\p{L}[^()]*\)/gu;

/** `+44 (0)20`: the 0 is dialled in the country alone. */
const HOME_ZERO = /^((?:\+|00)[\d\s.-]+)\(0\)/;

/** `1-800-FLOWERS`: a short beginning, and words of capitals. */
const IN_WORDS = /^[+(]*(?:\d[().\s-]*){1,6}[A-Z]{2}[A-Z\d().\s-]*$/;

/** Returns the address that dials a number as people write it; `tel:` alone where it has no digit. */
export function phoneAddress(phone: string): string {
  const number = phone
    .replace(EXTENSION, ',$1')
    .replace(REMARK, '')
    .replace(HOME_ZERO, '$1')
    .normalize('NFKC');
  const dialled = IN_WORDS.test(number)
    ? number.replace(/[A-Z]/g, (letter) => KEYS.charAt(letter.charCodeAt(0) - 65))
    : number;
  return `tel:${dialled.replace(/[^\d+*#,;]/g, '')}`;
}
