import { afterEach, expect, it } from 'vitest';
import { largestFile } from './largestFile';

afterEach(() => document.body.replaceChildren());

const full = (address: string) => new URL(address, document.baseURI).href;

it.each([
  ['', undefined],
  [' , ', undefined],
  ['a.jpg', 'a.jpg'],
  ['a.jpg 400w, b.jpg 1600w, c.jpg 800w', 'b.jpg'],
  ['a.jpg, b.jpg 2x', 'b.jpg'],
  ['a.jpg 1x,b.jpg 1.5x', 'b.jpg'],
  ['\n  a.jpg 400w,\n  b.jpg 1600w\n', 'b.jpg'],
  ['/w_400,c_fill/a.jpg 400w, /w_800,c_fill/a.jpg 800w', '/w_800,c_fill/a.jpg'],
  ['data:image/gif;base64,R0lGOD 1w, b.jpg 2w', 'b.jpg'],
])('of %j it is %s', (srcset, largest) => {
  const image = document.createElement('img');
  image.srcset = srcset;
  expect(largestFile(image)).toBe(largest && full(largest));
});

it.each([
  ['a-400.avif', 'a-1600.avif'],
  ['a-400.webp', 'a-800.webp'],
  ['a-400.jpg', 'a-1200.jpg'],
  ['', 'a-1200.jpg'],
])('of a picture of which %j is shown it is %s', (shown, largest) => {
  document.body.innerHTML = `<picture>
    <source type="image/avif" srcset="a-400.avif 400w, a-1600.avif 1600w">
    <source type="image/webp" srcset="a-400.webp 400w, a-800.webp 800w">
    <img src="a-400.jpg" srcset="a-400.jpg 400w, a-1200.jpg 1200w" alt="">
  </picture>`;
  const image = document.querySelector('img') as HTMLImageElement;
  Object.defineProperty(image, 'currentSrc', { value: shown && full(shown) });
  expect(largestFile(image)).toBe(full(largest));
});
