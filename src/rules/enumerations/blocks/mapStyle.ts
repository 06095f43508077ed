/** `style` of a map block. */
export enum MapStyle {
  Original = 1,
  Grayscale = 2,
  Satellite = 3,
  MinimalLight = 4,
  MinimalDark = 5,
  MinimalBlue = 6,
}
