import { expect, it } from 'vitest';
import { largeSheet } from './largeSheet';

it('is as large as the sheet of a platform, in as many rules', () => {
  const sheet = largeSheet();
  expect(sheet.length).toBeGreaterThan(1_150_000);
  expect(sheet.length).toBeLessThan(1_350_000);
  expect(sheet.split('\n')).toHaveLength(8000);
});
