/** The keys that move among radios, and which way; those to the side are turned in right-to-left text. */
const STEPS: ReadonlyMap<string, number> = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
]);
const SIDEWAYS: ReadonlyMap<string, number> = new Map([
  ['ArrowRight', 1],
  ['ArrowLeft', -1],
]);

/**
 * Returns the option that a key chooses, as among radios of the browser: arrows go on, around the ends, and
 * Space takes the one that has the focus. Undefined for any other key.
 *
 * @param at The index of the option that has the focus.
 */
export function nextOption(
  key: string,
  at: number,
  count: number,
  isRightToLeft: boolean,
): number | undefined {
  if (key === ' ') return at;
  const step = STEPS.get(key) ?? (SIDEWAYS.get(key) ?? 0) * (isRightToLeft ? -1 : 1);
  return step ? (at + step + count) % count : undefined;
}
