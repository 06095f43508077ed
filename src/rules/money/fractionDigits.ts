/** The codes of the platform's 27 currencies, of ISO 4217: what a page needs to know of them. */
const CODES =
  'EUR USD AUD NOK CAD NZD DKK GBP HKD CHF MXN SGD SEK CZK ILS PHP RUB PLN THB MYR ARS BRL COP IDR INR JPY ZAR';

/**
 * Returns the number of decimals of a currency; undefined where it is none of the platform's. The yen has
 * none. All others have 2, also where browsers disagree (COP, IDR).
 */
export function fractionDigits(code: string): number | undefined {
  if (!CODES.split(' ').includes(code)) return undefined;
  return code === 'JPY' ? 0 : 2;
}
