/** A number as servers print it, with or without commas between thousands. */
const NUMBER = /^-?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/;

/** A server's price: a number, and maybe the code of its currency. */
interface WrittenAmount {
  /** A decimal number without commas. */
  amount: string;
  /** Three capital letters beside it. */
  code: string | undefined;
}

/**
 * Reads what a server has written as a price: `25.00`, `1,234.50`, `25.00 EUR`, `$25.00`. Undefined for
 * what is no number, and for one that may be meant otherwise (`25,00`).
 */
export function readAmount(text: string): WrittenAmount | undefined {
  const number = text.replace(/[^\d.,-]/g, '');
  if (!NUMBER.test(number)) return undefined;
  return { amount: number.replaceAll(',', ''), code: /\b[A-Z]{3}\b/.exec(text)?.[0] };
}
