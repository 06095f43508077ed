/** The filters, in the order of their numbers on the platform, from 1. */
export const filters = [
  'none',
  'blur',
  'brightness',
  'contrast',
  'invert',
  'opacity',
  'saturate',
  'sepia',
  'drop-shadow',
  'grayscale',
  'hue-rotate',
] as const;

export type Filter = (typeof filters)[number];

/** What a strength is to each filter, as the platform's own pages have it. A shadow shows nothing. */
const values: Readonly<Record<Filter, (strength: number) => string>> = {
  none: () => '',
  blur: (strength) => `${0.3 * strength}px`,
  brightness: (strength) => (0.009 * strength + 0.1).toFixed(3),
  contrast: (strength) => `${0.4 * strength + 80}%`,
  invert: () => '1',
  opacity: (strength) => `${strength}%`,
  saturate: (strength) => `${2 * strength}%`,
  sepia: (strength) => `${strength}%`,
  'drop-shadow': () => '',
  grayscale: (strength) => `${strength}%`,
  'hue-rotate': (strength) => `${3.6 * strength}deg`,
};

/**
 * Returns a filter as CSS has it; '' for none.
 *
 * @param strength From 0 to 100; more or less counts as these.
 */
export function filterStyle(filter: Filter, strength: number): string {
  const value = values[filter](Math.max(0, Math.min(strength, 100)));
  return value && `${filter}(${value})`;
}
