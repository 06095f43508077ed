import { beforeEach, expect, it, vi } from 'vitest';
import { isKept, keepLike } from './keptLikes';

beforeEach(() => localStorage.clear());

it('keeps likes until they are taken back', () => {
  keepLike('/a', true);
  keepLike('/b', true);
  keepLike('/a', true);
  expect([isKept('/a'), isKept('/b'), isKept('/c')]).toEqual([true, true, false]);
  keepLike('/a', false);
  expect([isKept('/a'), isKept('/b')]).toEqual([false, true]);
  keepLike('/b', false);
  expect(localStorage).toHaveLength(0);
});

it.each(['nonsense', '{}', '[1, null]', '"/a"'])('takes %s for no likes', (kept) => {
  localStorage.setItem('skerry.likes', kept);
  expect(isKept('/a')).toBe(false);
  keepLike('/a', true);
  expect(isKept('/a')).toBe(true);
});

it('forgets the oldest of more than 500', () => {
  for (let count = 0; count <= 500; count += 1) keepLike(`/${count}`, true);
  expect([isKept('/0'), isKept('/1'), isKept('/500')]).toEqual([false, true, true]);
});

it('lives without storage', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  expect(() => keepLike('/a', true)).not.toThrow();
  vi.restoreAllMocks();
});
