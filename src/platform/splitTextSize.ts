/** A size as it is written: `1.5em` is 1.5 of the unit em. */
export interface TextSize {
  value: string;
  /** Empty where there is none. */
  unit: string;
}

/**
 * Splits a size into its number and unit. What is no number and unit is all value: `1:30`,
 * `auto` (platform.md, section 5).
 */
export function splitTextSize(text: string): TextSize {
  const size = text.trim();
  const [, value, unit] = /^([+-]?(?:\d+\.?\d*|\.\d+))\s*([a-z]+|%)$/i.exec(size) ?? [];
  return value !== undefined && unit !== undefined ? { value, unit } : { value: size, unit: '' };
}
