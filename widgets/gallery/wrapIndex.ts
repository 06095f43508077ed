/**
 * The slide that an integer means: one past the last is the first, and −1 is the last. 0 where
 * there are no slides.
 */
export function wrapIndex(index: number, count: number): number {
  if (count <= 0) return 0;
  const rest = index % count;
  // Not −0, which is another key of a map and another text.
  return rest < 0 ? rest + count : rest || 0;
}
