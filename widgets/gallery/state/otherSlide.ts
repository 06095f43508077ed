/**
 * Any other slide, each as likely; the same one where there is no other.
 *
 * @param random Gives a number from 0 up to 1.
 */
export function otherSlide(index: number, count: number, random: () => number): number {
  if (count < 2) return index;
  const other = Math.min(count - 2, Math.floor(random() * (count - 1)));
  return other < index ? other : other + 1;
}
