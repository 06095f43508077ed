import { fractionDigits } from './fractionDigits';

/** A currency of the platform. */
export interface Currency {
  /** Three letters, of ISO 4217. */
  code: string;
  name: string;
  /** The number of decimals of an amount. */
  fractionDigits: number;
  /** Three digits, of ISO 4217. */
  numericCode: string;
}

const currency = (code: string, name: string, numericCode: string): Currency => ({
  code,
  name,
  fractionDigits: fractionDigits(code) ?? 2,
  numericCode,
});

/** The 27 currencies of the platform. A page loads their codes and decimals alone (`fractionDigits`). */
export const currencies: readonly Currency[] = [
  currency('EUR', 'Euro', '978'),
  currency('USD', 'US Dollar', '840'),
  currency('AUD', 'Australian Dollar', '036'),
  currency('NOK', 'Norwegian Krone', '578'),
  currency('CAD', 'Canadian Dollar', '124'),
  currency('NZD', 'New Zealand Dollar', '554'),
  currency('DKK', 'Danish Krone', '208'),
  currency('GBP', 'Pound Sterling', '826'),
  currency('HKD', 'Hong Kong Dollar', '344'),
  currency('CHF', 'Swiss Franc', '756'),
  currency('MXN', 'Mexican Peso', '484'),
  currency('SGD', 'Singapore Dollar', '702'),
  currency('SEK', 'Swedish Krona', '752'),
  currency('CZK', 'Czech Koruna', '203'),
  currency('ILS', 'Israeli Shekel', '376'),
  currency('PHP', 'Philippine Peso', '608'),
  currency('RUB', 'Russian Ruble', '643'),
  currency('PLN', 'Polish Zloty', '985'),
  currency('THB', 'Thai Baht', '764'),
  currency('MYR', 'Malaysian Ringgit', '458'),
  currency('ARS', 'Argentine Peso', '032'),
  currency('BRL', 'Brazilian Real', '986'),
  currency('COP', 'Colombian Peso', '170'),
  currency('IDR', 'Indonesian Rupiah', '360'),
  currency('INR', 'Indian Rupee', '356'),
  currency('JPY', 'Yen', '392'),
  currency('ZAR', 'South African Rand', '710'),
];

/** Finds the currency of a code; undefined where it is none of the platform's. */
export const findCurrency = (code: string): Currency | undefined =>
  currencies.find((currency) => currency.code === code);
