import type { Read } from '#page/fields/readFields';
import { isMoney, type Money } from '#rules/money/money';

/** Reads money as servers tell it: `{currencyCode, amount}`, or `{currencyCode, decimalValue}`. */
export const readMoney: Read<Money> = (value) => {
  if (typeof value !== 'object' || value === null) return undefined;
  const { currencyCode, decimalValue, amount = decimalValue } = value as Record<string, unknown>;
  const money = { currencyCode, amount };
  return isMoney(money) ? money : undefined;
};
