import { afterEach, expect, it, vi } from 'vitest';
import { addPicture } from '#fixtures/harness/addPicture';
import { isPictureComing } from './isPictureComing';

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

it.each([0, innerHeight - 1, 1 - innerHeight])('is true of one at %s, until it is here', (top) => {
  const picture = addPicture(top);
  expect(isPictureComing()).toBe(true);
  picture.come();
  expect(isPictureComing()).toBe(false);
});

it.each([innerHeight, -innerHeight])('is false of one at %s', (top) => {
  addPicture(top);
  expect(isPictureComing()).toBe(false);
});

it('is false of one that is hidden', () => {
  addPicture(0, true);
  expect(isPictureComing()).toBe(false);
});
