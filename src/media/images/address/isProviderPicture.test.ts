import { expect, it } from 'vitest';
import { isProviderPicture } from './isProviderPicture';

it.each([
  ['https://i.ytimg.com/vi/a/hqdefault.jpg', true],
  ['//i.ytimg.com./vi/a/hqdefault.jpg', true],
  ['https://I.Y%74img.COM/a.jpg', true],
  ['\\\\i.ytimg.com/a.jpg', true],
  ['https://p16.tiktokcdn-us.com/a.jpg', true],
  ['/ytimg.com/a.jpg', false],
  ['https://', false],
  ['https://i.vimeocdn.com/video/1.jpg', true],
  ['https://images.example.com/ytimg.com/a.jpg', false],
  ['https://notytimg.com/a.jpg', false],
])('knows whose picture %s is', (address, isTheirs) => {
  expect(isProviderPicture(address)).toBe(isTheirs);
});
