import { expect, it } from 'vitest';
import { imageSize, standIn } from './standIn';

const IMAGE = 'https://images.example/a.jpg';
const sizes = new Map([[IMAGE, [1920, 1280] as const]]);

it.each([
  ['?format=750w', [750, 500]],
  ['?format=2500w', [2500, 1667]],
  ['?format=original', [1920, 1280]],
  ['', [1920, 1280]],
])('an image with %j has the asked width and its own shape', (query, size) => {
  expect(imageSize(new URL(IMAGE + query), sizes)).toEqual(size);
});

it('answers a request for an image with one', () => {
  const { contentType, body } = standIn(new URL(`${IMAGE}?format=300w`), 'image', sizes);
  expect(contentType).toBe('image/svg+xml');
  expect(body).toContain('width="300" height="200"');
});

it.each([
  ['stylesheet', 200, 'text/css'],
  ['document', 200, 'text/html'],
  ['font', 204, undefined],
  ['fetch', 204, undefined],
])('answers a request for a %s', (type, status, contentType) => {
  expect(standIn(new URL('https://example.com/x'), type, sizes)).toMatchObject({
    status,
    ...(contentType && { contentType }),
  });
});
