import { encodePng } from './encodePng';

/** A gradient, fine enough to cost what a photo does to decode. */
const gradient = (width: number, height: number) =>
  encodePng(width, height, (x, y) => [(x * 255) / width, (y * 255) / height, x * y]);

/** What the server sends under `/picture/{kind}/{number}`: the same bytes for every number. */
export const pictures: ReadonlyMap<string, Uint8Array<ArrayBuffer>> = new Map([
  ['dot', gradient(1, 1)],
  ['thumbnail', gradient(300, 200)],
  ['full', gradient(1500, 1000)],
]);
