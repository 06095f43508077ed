import { expect, it } from 'vitest';
import { photoOf } from './photoOf';

it('weighs about a tenth of a byte a pixel', () => {
  const bytes = photoOf(300, 200).length / (300 * 200);
  expect(bytes).toBeGreaterThan(0.08);
  expect(bytes).toBeLessThan(0.2);
});
