/** How a map looks. */
export const MAP_STYLES = [
  'Original',
  'Grayscale',
  'Satellite',
  'MinimalLight',
  'MinimalDark',
  'MinimalBlue',
] as const;

export type MapStyle = (typeof MAP_STYLES)[number];

/** Reads a style by its name, or by its number from 1 to 6; undefined for any other. */
export const readMapStyle = (value: unknown): MapStyle | undefined =>
  MAP_STYLES.find((name, index) => name === value || index + 1 === Number(value));
