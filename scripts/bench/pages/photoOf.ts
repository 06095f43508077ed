import { encodePng } from '../encodePng';

/** One colour for so many pixels each way: the file weighs about what a photo does, 0.12 bytes a pixel. */
const GRAIN = 6;

/** Steps through all colours without an order that an encoder would see. */
const STEP = 2_654_435_761;

const COLOURS = 2 ** 32;

/** A picture that weighs what a photo of so many pixels weighs on the web. */
export function photoOf(width: number, height: number): Uint8Array<ArrayBuffer> {
  return encodePng(width, height, (x, y) => {
    const grain = Math.floor(y / GRAIN) * width + Math.floor(x / GRAIN);
    const colour = ((grain + 1) * STEP) % COLOURS;
    return [colour >>> 24, (colour >>> 16) & 0xff, (colour >>> 8) & 0xff];
  });
}
