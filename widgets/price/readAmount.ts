/** A number as servers print it, with or without commas, spaces or apostrophes between thousands. */
const NUMBER = /^-?\s*(\d+|\d{1,3}([,\s'’]\d{3})+)(\.\d+)?$/;

const CODE = /\b[A-Z]{3}\b/;

/** What says no more of an amount: signs of currencies, and marks of direction. */
const SIGNS = /[\p{Sc}\p{Cf}]/gu;

/** A server's price: a number, and maybe the code of its currency. */
interface WrittenAmount {
  /** A decimal number without commas. */
  amount: string;
  /** Three capital letters beside it. */
  code: string | undefined;
}

/**
 * Reads what a server has written as a price: `25.00`, `1,234.50`, `25.00 EUR`, `$25.00`. Undefined for
 * what is no number, for one that may be meant otherwise (`25,00`), and where more stands beside it,
 * which would be lost: words, a second number (`10 – 25`), `%`.
 */
export function readAmount(text: string): WrittenAmount | undefined {
  const code = CODE.exec(text)?.[0];
  const number = text.replace(CODE, '').replace(SIGNS, '').replace('−', '-').trim();
  return NUMBER.test(number) ? { amount: number.replace(/[^\d.-]/g, ''), code } : undefined;
}
