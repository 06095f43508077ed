import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { encodePng } from './encodePng';

it('has the size that was asked for, and a row of pixels for each line', () => {
  const png = Buffer.from(encodePng(7, 3, () => [1, 2, 3]));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  const header = png.indexOf('IHDR') + 4;
  expect([png.readUInt32BE(header), png.readUInt32BE(header + 4)]).toEqual([7, 3]);
  const data = png.indexOf('IDAT');
  const length = png.readUInt32BE(data - 4);
  expect(inflateSync(png.subarray(data + 4, data + 4 + length))).toHaveLength(3 * (1 + 7 * 3));
});
