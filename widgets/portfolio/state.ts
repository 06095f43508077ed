/** What decides which project's picture is seen; each is the place of a project, or undefined. */
export interface PortfolioState {
  /** Under a mouse. */
  pointed: number | undefined;
  /** Its link has the focus. */
  focused: number | undefined;
  /** In the middle of the window, where no pointer can rest on anything. */
  nearest: number | undefined;
  /** The one that was seen last. */
  last: number | undefined;
}

/** Returns the state of a portfolio that nobody has pointed at. */
export const createState = (): PortfolioState => ({
  pointed: undefined,
  focused: undefined,
  nearest: undefined,
  last: undefined,
});

/**
 * Returns whose picture is seen: what is pointed at counts more than the focus, which may have stayed
 * where the visitor pressed last.
 *
 * @param isCover There always is one: the last, at first that of the first project.
 */
export function activeOf(
  { pointed, focused, nearest, last }: PortfolioState,
  isCover: boolean,
): number | undefined {
  return pointed ?? focused ?? nearest ?? (isCover ? (last ?? 0) : undefined);
}

/** Returns the place of the box whose middle is nearest to a height; undefined for no boxes. */
export function nearestTo(
  height: number,
  boxes: readonly { top: number; bottom: number }[],
): number | undefined {
  const distances = boxes.map(({ top, bottom }) => Math.abs((top + bottom) / 2 - height));
  const least = Math.min(...distances);
  return boxes.length ? distances.indexOf(least) : undefined;
}
