import { allowedAddress } from '#page/links/allowedAddress';
import type { Read } from './readFields';
import { text } from './reads';

/** An address of the page's own origin, in full. */
export const ownAddress: Read<string> = (value) => {
  const target = text(value);
  return target === undefined ? undefined : allowedAddress(target, location.href);
};
