import { expect } from 'vitest';
import type { Arrangement, Box } from './box';

/** What numbers that were added up in another order may differ by, in CSS px. */
export const NEARLY = 1e-6;

const overlap = (a: Box, b: Box) =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > NEARLY &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > NEARLY;

/** For tests: what holds for every arrangement of so many slides in that width. */
export function expectArrangement(
  { boxes, height }: Arrangement,
  count: number,
  width: number,
): void {
  expect(boxes).toHaveLength(count);
  let bottom = 0;
  for (const [index, box] of boxes.entries()) {
    const { x, y } = box;
    if (!(x >= 0 && y >= 0 && box.width >= 0 && box.height >= 0)) expect.fail(`${index}: no box`);
    if (x + box.width > width + NEARLY) expect.fail(`${index} overflows`);
    const hit = boxes.findIndex((other, at) => at < index && overlap(box, other));
    if (hit >= 0) expect.fail(`${index} overlaps ${hit}`);
    bottom = Math.max(bottom, y + box.height);
  }
  expect(height).toBeCloseTo(bottom);
}
