/** A number as servers print it, with or without commas between thousands. */
const NUMBER = /^-?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/;

const CODE = /\b[A-Z]{3}\b/;

/** A server's price: a number, and maybe the code of its currency. */
interface WrittenAmount {
  /** A decimal number without commas. */
  amount: string;
  /** Three capital letters beside it. */
  code: string | undefined;
}

/**
 * Reads what a server has written as a price: `25.00`, `1,234.50`, `25.00 EUR`, `$25.00`. Undefined for
 * what is no number, for one that may be meant otherwise (`25,00`), and where words stand beside it,
 * which would be lost.
 */
export function readAmount(text: string): WrittenAmount | undefined {
  const code = CODE.exec(text)?.[0];
  const rest = text.replace(CODE, '');
  const number = rest.replace(/[^\d.,-]/g, '');
  if (/\p{L}/u.test(rest) || !NUMBER.test(number)) return undefined;
  return { amount: number.replaceAll(',', ''), code };
}
