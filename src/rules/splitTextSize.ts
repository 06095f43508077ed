/** The parts of a written size: `1.5em` has the value 1.5 and the unit em. */
export interface TextSize {
  value: string;
  /** Empty where there is none. */
  unit: string;
}

/**
 * Splits a size into its number and unit. A text of any other form is all value, without a unit:
 * `1:30`, `auto`.
 */
export function splitTextSize(text: string): TextSize {
  const size = text.trim();
  const [, value, unit] = /^([+-]?(?:\d+\.?\d*|\.\d+))\s*([a-z]+|%)$/i.exec(size) ?? [];
  return value !== undefined && unit !== undefined ? { value, unit } : { value: size, unit: '' };
}
