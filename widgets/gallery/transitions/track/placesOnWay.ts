/** The places of slides, by their index. */
export type Places = ReadonlyMap<number, number>;

/**
 * Returns what is passed on the way from one place to another; of a slide that stands at two
 * places, the one nearer to the end.
 *
 * @param slideAt Which slide stands at an integer place, if any.
 */
export function placesOnWay(
  from: number,
  to: number,
  slideAt: (place: number) => number | undefined,
): Places {
  const places = new Map<number, number>();
  const [first, last] = [Math.floor(Math.min(from, to)), Math.ceil(Math.max(from, to))];
  for (let step = 0; step <= last - first; step += 1) {
    const at = to > from ? last - step : first + step;
    const index = slideAt(at);
    if (index !== undefined && !places.has(index)) places.set(index, at);
  }
  return places;
}
