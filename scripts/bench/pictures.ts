import { encodePng } from './encodePng';

/** What the server sends under `/picture/{kind}/{number}`: the same bytes for every number. */
export const pictures: ReadonlyMap<string, Uint8Array<ArrayBuffer>> = new Map([
  ['dot', encodePng(1, 1)],
  ['thumbnail', encodePng(300, 200)],
  ['full', encodePng(1500, 1000)],
]);
