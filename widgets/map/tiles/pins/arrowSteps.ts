/** How far an arrow key moves a pin, in CSS pixels; with Shift ten times as far. */
const STEP = 4;
const SHIFTED = 10;

const WAYS: ReadonlyMap<string, readonly [x: number, y: number]> = new Map([
  ['ArrowLeft', [-STEP, 0]],
  ['ArrowRight', [STEP, 0]],
  ['ArrowUp', [0, -STEP]],
  ['ArrowDown', [0, STEP]],
] as const);

/** Returns how far a key moves a pin, to the right and down; undefined for a key that moves none. */
export function arrowSteps(
  event: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
): [x: number, y: number] | undefined {
  const way = WAYS.get(event.key);
  const times = event.shiftKey ? SHIFTED : 1;
  return way && [way[0] * times, way[1] * times];
}
