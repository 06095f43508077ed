import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Eight bits for each of red, green and blue; no interlacing. */
const DEPTH_AND_COLOURS = [8, 2, 0, 0, 0];

/** Length, type, data and checksum, as PNG wants every part. */
function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, checksum]);
}

/** What colour a pixel has: red, green and blue, each up to 255; more is cut off. */
export type Colours = (x: number, y: number) => readonly [red: number, green: number, blue: number];

/** A picture of so many pixels, as PNG. */
export function encodePng(
  width: number,
  height: number,
  colours: Colours,
): Uint8Array<ArrayBuffer> {
  const row = 1 + width * 3;
  const pixels = Buffer.alloc(row * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * row + 1 + x * 3;
      pixels.set(colours(x, y), at);
    }
  }
  const header = Buffer.alloc(8);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return new Uint8Array(
    Buffer.concat([
      Buffer.from(SIGNATURE),
      chunk('IHDR', Buffer.concat([header, Buffer.from(DEPTH_AND_COLOURS)])),
      chunk('IDAT', deflateSync(pixels)),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  );
}
