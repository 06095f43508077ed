import { expect, it } from 'vitest';
import { deviceView } from './deviceView';

it.each([
  [0, 'phone'],
  [320, 'phone'],
  [432, 'phone'],
  [432.5, 'phone'],
  [433, 'desktop'],
  [1920, 'desktop'],
])('%s px is a %s', (width, view) => {
  expect(deviceView(width)).toBe(view);
});
