/**
 * Returns the inline styles of an image that takes all of its box and is fitted into it by CSS.
 *
 * @param x Of the point that holds its place, in percent.
 * @param y Of that point, in percent.
 */
export const fillStyles = (fit: string, x: number, y: number): Record<string, string> => ({
  position: 'absolute',
  left: '0px',
  top: '0px',
  width: '100%',
  height: '100%',
  'object-fit': fit,
  'object-position': `${x}% ${y}%`,
});
